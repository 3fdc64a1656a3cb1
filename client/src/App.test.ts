import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import App from "./App.svelte";

test("the first screen names the product and offers a way in", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ tables: [] })));
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gatekey");
  expect(screen.getByRole("link", { name: "New table" }).getAttribute("href")).toBe("/new");
  expect(await screen.findByText("There is none yet. Open one with “New table”, and the others can join.")).toBeTruthy();
});
