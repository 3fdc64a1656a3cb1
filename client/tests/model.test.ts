import { expect, test } from "vitest";

import { cellOf, dirOf, instance, memberKey, privateView, publicView, rulingsOf } from "../src/games/europe-imagined/model";

test("instances come apart into card and copy", () => {
  expect(instance("oarsman#2")).toEqual({ id: "oarsman", copy: 2 });
  expect(instance("huldra")).toEqual({ id: "huldra", copy: 1 });
  expect(memberKey("oarsman#2")).toBe("oarsman/2");
  expect(memberKey("huldra")).toBe("huldra/1");
});

test("views of the server become those of the drawings", () => {
  const view = publicView({ players: [{ seat: 0, discard: [], party: [{ id: "oarsman#1", ready: true }, { id: "huldra", ready: false }] }] });
  expect(view?.players[0]?.party).toEqual([
    { id: "oarsman", copy: 1, ready: true },
    { id: "huldra", copy: 1, ready: false },
  ]);
  expect(publicView(null)).toBeNull();
  expect(privateView({ hand: ["berserker#1"], known: {} })).toEqual({ hand: [{ id: "berserker", ref: "card:berserker#1" }], known: {}, looked: null, target: null });
  const target = [{ label: ["ei-share-printed"] as [string], n: 9, ref: "legend:reynard" }];
  expect(privateView({ hand: [], known: { T30: "reynard" }, target }).target).toEqual(target);
  expect(privateView(null).hand).toEqual([]);
});

test("cells and directions; north is up", () => {
  expect(cellOf("cell:0,-1")).toEqual({ x: 0, y: -1 });
  expect(cellOf("cell:x")).toBeNull();
  expect(dirOf({ x: 0, y: 0 }, { x: 0, y: 1 })).toBe("N");
  expect(dirOf({ x: 0, y: 0 }, { x: -1, y: 0 })).toBe("W");
  expect(dirOf({ x: 0, y: 0 }, { x: 2, y: 0 })).toBeNull();
});

test("rulings are read where there are any", () => {
  expect(rulingsOf({ rulings: ["a", "b"] })).toEqual(["a", "b"]);
  expect(rulingsOf({})).toEqual([]);
  expect(rulingsOf(undefined)).toEqual([]);
});
