import { expect, it } from "vitest";

import { Deciding } from "../src/lib/deciding.svelte";
import type { TableContext } from "../src/lib/table";
import type { Decision, Text } from "../src/lib/wire";

const cards = ["a", "b", "c"].map((id) => ({ id, label: ["card", {}] as Text, touches: [`card:${id}`] }));
const decision = { seat: 0, kind: "discard", prompt: ["q", {}], options: cards, choose: [2, 2] } as unknown as Decision;

it("tells what hinders a card of the table that is touched, as it does in the list", () => {
  const told: Text[] = [];
  const session = { asked: true, state: { seat: 0, ask: { ask: 1, decision } } };
  const table = { session, why: (reason: Text) => told.push(reason) } as unknown as TableContext;
  let deciding: Deciding | undefined;
  const stop = $effect.root(() => {
    deciding = new Deciding(table);
  });
  for (const ref of ["card:a", "card:b", "card:c"]) deciding?.touch(ref);
  expect(deciding?.choice?.picks).toEqual(["a", "b"]);
  expect(told).toEqual([["decide-full", { n: 2 }]]);
  deciding?.touch("card:a");
  expect(deciding?.choice?.picks).toEqual(["b"]);
  stop();
});
