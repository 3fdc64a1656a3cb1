import { flushSync } from "svelte";
import { expect, it } from "vitest";

import { Awake } from "../src/lib/awake.svelte";

it("asks once when it is held within an effect, however the means change", async () => {
  let asked = 0;
  const request = async (): Promise<unknown> => {
    asked += 1;
    return Object.assign(new EventTarget(), { release: async () => undefined });
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  const awake = new Awake();
  const stop = $effect.root(() => {
    $effect(() => awake.hold());
  });
  for (let i = 0; i < 5; i++) {
    flushSync();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect([awake.means, asked]).toEqual(["lock", 1]);
  stop();
  expect(awake.means).toBeNull();
  Reflect.deleteProperty(navigator, "wakeLock");
});
