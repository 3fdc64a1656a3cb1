import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { book, MAP, PAWNS, PLAYERS } from "../../../gallery/data";
import { say } from "../../../gallery/words";
import CardFace from "./CardFace.svelte";
import { DRAW } from "./context";
import MapView from "./MapView.svelte";
import PlayerPanel from "./PlayerPanel.svelte";

afterEach(cleanup);

const context = new Map([[DRAW, { book, say }]]);
const MARKUP = '<img src=x onerror="alert(1)"> 𝔄 مريم';
const key = (name: string): Element => {
  const node = document.querySelector(`[data-key="${name}"]`);
  if (!node) throw new Error(`nothing is called ${name}`);
  return node;
};

test("every place of the map is a labelled node, and one of them can be reached by Tab", () => {
  render(MapView, { props: { map: MAP, pawns: PAWNS, you: 0 }, context });
  const nodes = [...document.querySelectorAll('[data-key^="tile:"]')];
  expect(nodes).toHaveLength(Object.keys(MAP).length);
  expect(nodes[0]?.getAttribute("aria-label")).toMatch(/^Wayfarer's Gate\. Roads: .* Jürgen is here\.$/);
  expect(nodes.filter((n) => n.getAttribute("tabindex") === "0")).toHaveLength(1);
});

test("what may be chosen answers to click and key, and arrow keys walk only there", async () => {
  const onpick = vi.fn<(ref: string) => void>();
  const onopen = vi.fn<(tile: string) => void>();
  const cells = [{ ref: "n", x: 3, y: 2, label: "Explore north", dir: "N" as const }];
  const tiles = [{ ref: "walk", id: "T17", label: "Travel for 1 Lantern" }];
  render(MapView, { props: { map: MAP, pawns: PAWNS, you: 0, cells, tiles, onpick, onopen }, context });
  expect(key("tile:T17").getAttribute("aria-label")).toMatch(/^Travel for 1 Lantern\. Bergen of Painted Rain/);
  await fireEvent.click(key("tile:T17"));
  await fireEvent.keyDown(screen.getByRole("button", { name: "Explore north" }), { key: "Enter" });
  await fireEvent.click(key("tile:T09"));
  expect(onpick.mock.calls).toEqual([["walk"], ["n"]]);
  expect(onopen.mock.calls).toEqual([["T09"]])
  ;(key("tile:T17") as HTMLElement).focus();
  await fireEvent.keyDown(key("tile:T17"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(key("cell:n"));
  await fireEvent.keyDown(key("cell:n"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(key("tile:T17"));
});

test("a preview lies where it would be laid, tells its roads and can be turned", async () => {
  const onturn = vi.fn<(by: 1 | -1) => void>();
  const preview = { id: "T28", x: 3, y: 0, turn: 3 as const, canTurn: true };
  render(MapView, { props: { map: MAP, pawns: PAWNS, preview, onturn }, context });
  expect(screen.getByRole("img", { name: /^Preview: Carcassonne Unfinished/ }).getAttribute("aria-label")).toContain("south to Lisboa of the Lost Tide");
  await fireEvent.click(screen.getByRole("button", { name: "Turn left" }));
  await fireEvent.keyDown(screen.getByRole("button", { name: "Turn right" }), { key: "Enter" });
  expect(onturn.mock.calls).toEqual([[-1], [1]]);
});

test("a tile of the map can be previewed lying another way, and keeps its Legend", () => {
  const preview = { id: "T30", x: -2, y: 0, turn: 0 as const, canTurn: true };
  render(MapView, { props: { map: MAP, pawns: PAWNS, preview }, context });
  const shown = screen.getByRole("img", { name: /^Preview: Eilean Donan/ });
  expect(shown.getAttribute("aria-label")).toContain("Roads: north into the unknown, south into the unknown.");
  expect(shown.innerHTML).toContain("ico-legends-tarasque");
  expect(document.querySelectorAll('[data-key="tile:T30"]')).toHaveLength(1);
});

test("a face-down Trickster is nowhere named on the map of one who has not seen it", () => {
  render(MapView, { props: { map: MAP, pawns: PAWNS, known: {} }, context });
  expect(key("tile:T24").getAttribute("aria-label")).toContain("A face-down Trickster waits.");
  expect(key("tile:T24").parentElement?.innerHTML).toContain("ico-signs-trickster");
  expect(key("tile:T24").parentElement?.innerHTML).not.toContain("ico-legends");
});

test("a player name is text, whatever it holds", () => {
  const player = PLAYERS[1];
  if (!player) throw new Error("no player");
  render(PlayerPanel, { props: { player, name: MARKUP, kinds: [], level: 5 }, context });
  expect(screen.getByText(MARKUP)).toBeTruthy();
  expect(document.querySelector("img")).toBeNull();
});

test("a Companion is told as to be chosen only while it is", () => {
  const [player] = PLAYERS;
  const member = player?.party[0];
  if (!player || !member) throw new Error("the first player of the gallery has a party");
  const mine = `${member.id}/${member.copy}`;
  const onpick = vi.fn<(ref: string) => void>();
  const name = new RegExp(book.companion(member.id).name);
  for (const [choice, told] of [[undefined, null], ["can", "false"], ["chosen", "true"]] as const) {
    render(PlayerPanel, { props: { player, name: "Jürgen", kinds: [], level: 5, you: true, choices: { [mine]: choice }, onpick, onopen: onpick }, context });
    expect(screen.getAllByRole("button", { name })[0]?.getAttribute("aria-pressed")).toBe(told);
    cleanup();
  }
});

test("a card that cannot be played stays reachable and says why", async () => {
  const onpick = vi.fn<() => void>();
  render(CardFace, { props: { id: "lantern_flare", choice: "off", why: "Only in a fight", onpick }, context });
  const card = screen.getByRole("button");
  expect(card.getAttribute("aria-disabled")).toBe("true");
  expect(card.textContent).toContain("Only in a fight");
  await fireEvent.click(card);
  expect(onpick).toHaveBeenCalledOnce();
});
