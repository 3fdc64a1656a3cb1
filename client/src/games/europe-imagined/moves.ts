// What a step did, as moves in the order in which they are told: what it cost, what was laid and turned, who went where, what was
// uncovered and won, and what was drawn. Computed from two views alone.

import type { Move, Point } from "../../lib/motion/move";
import type { Seen } from "../../lib/motion/motion";
import type { Book } from "./almanac";
import { edges, laid } from "./draw/geometry";
import { memberKey, privateView, publicView, type Mine } from "./model";
import type { PlacedTile, PlayerView, PublicView } from "./view";

const FACE_DOWN = "face_down";
type Places = PublicView["map"];

/** Places on the shortest way along roads, both ends included; undefined when no road leads there. */
export function wayBetween(map: Places, from: string, to: string, book: Book): string[] | undefined {
  const nodes = new Map(edges(laid(map), book).map((node) => [node.id, node]));
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const here = way.at(-1) ?? from;
    if (here === to) return way;
    for (const { end, to: next } of nodes.get(here)?.edges ?? []) {
      if (end !== "joins" || next === undefined || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Longer ways are one leap: a sail, or a place sent to. */
const MOST_HOPS = 3;
const spot = ({ x, y }: PlacedTile): Point => ({ x: x * 200, y: -y * 200 });

function walks(before: PublicView, after: PublicView, book: Book): Move[] {
  return after.players.flatMap((player): Move[] => {
    const from = before.players[player.seat]?.at;
    const [start, end] = [after.map[from ?? ""], after.map[player.at]];
    if (from === undefined || from === player.at || start === undefined || end === undefined) return [];
    const way = wayBetween(after.map, from, player.at, book);
    const places = way === undefined || way.length > MOST_HOPS + 1 ? [from, player.at] : way;
    const here = spot(end);
    const points = places.flatMap((id): Point[] => {
      const place = after.map[id];
      return place === undefined ? [] : [{ x: spot(place).x - here.x, y: spot(place).y - here.y }];
    });
    return [{ how: "walk", what: `pawn:${player.seat}`, way: points, mark: `tile:${player.at}` }];
  });
}

/** Lanterns that were spent or gained. One who is not on turn shows the Reserve instead. */
function lanterns(before: PublicView, after: PublicView): Move[] {
  return after.players.flatMap((player): Move[] => {
    const was = before.players[player.seat];
    if (was === undefined) return [];
    const moves: Move[] = [];
    for (const pool of ["lanterns", "reserve"] as const)
      if (was[pool] !== player[pool]) moves.push({ how: "lights", what: `${pool}:${player.seat}`, from: was[pool], to: player[pool] });
    return moves;
  });
}

function ground(before: Places, after: Places): Move[] {
  return Object.entries(after).flatMap(([id, place]): Move[] => {
    const was = before[id];
    const seen = `preview:${id}`;
    if (was === undefined) {
      const moves: Move[] = [{ how: "fly", what: `tile:${id}`, from: [`row:${id}`, "discovery"], unless: seen }];
      if (place.legend !== undefined) moves.push({ how: "fly", what: `corner:${id}`, from: ["legends", `tile:${id}`, seen], mark: `tile:${id}` });
      return moves;
    }
    const quarters = (place.turn - was.turn + 4) % 4;
    return quarters === 0 ? [] : [{ how: "turn", what: `tile:${id}`, quarters: quarters === 3 ? -1 : quarters, unless: seen }];
  });
}

/** Legends that were uncovered or are gone, and banners that went up or came down. */
function corners(before: Places, after: Places): Move[] {
  return Object.entries(after).flatMap(([id, place]): Move[] => {
    const was = before[id];
    if (was === undefined) return [];
    const what = `corner:${id}`;
    const mark = `tile:${id}`;
    const moves: Move[] = [];
    if (was.legend === FACE_DOWN && place.legend !== undefined && place.legend !== FACE_DOWN) moves.push({ how: "flip", what, mark });
    else if (was.legend !== undefined && place.legend === undefined) moves.push({ how: "leave", what, mark });
    else if (was.legend === undefined && place.legend !== undefined) moves.push({ how: "fly", what, from: ["legends", mark], mark });
    if (was.claim !== place.claim) {
      if (was.claim !== undefined) moves.push({ how: "leave", what, mark });
      if (place.claim !== undefined) moves.push({ how: "fly", what, from: [`claim:${place.claim}`, `renown:${place.claim}`, mark], mark });
    }
    return moves;
  });
}

const members = (player: PlayerView): Set<string> => new Set(player.party.map((m) => memberKey(`${m.id}#${m.copy}`)));
const relics = (player: PlayerView): Set<string> => new Set(player.relics.map((r) => r.id));

function parties(before: PublicView, after: PublicView): Move[] {
  const freed = Object.keys(after.map).filter((id) => before.map[id]?.legend !== undefined && after.map[id]?.legend === undefined);
  const won = freed.map((id) => `tile:${id}`);
  return after.players.flatMap((player): Move[] => {
    const was = before.players[player.seat];
    if (was === undefined) return [];
    const { seat } = player;
    const [had, has] = [members(was), members(player)];
    const [owned, owns] = [relics(was), relics(player)];
    const moves: Move[] = [];
    for (const key of had) if (!has.has(key)) moves.push({ how: "leave", what: `party:${seat}:${key}`, mark: `renown:${seat}` });
    for (const key of has) {
      if (had.has(key)) continue;
      const card = key.replace("/", "#");
      moves.push({ how: "fly", what: `party:${seat}:${key}`, from: [`hand:card:${card}`, `hand:${seat}`, "tab:hand", ...won] });
    }
    for (const id of owned)
      if (!owns.has(id) && !after.players.some((p) => relics(p).has(id))) moves.push({ how: "leave", what: `relic:${seat}:${id}`, mark: `renown:${seat}` });
    for (const id of owns) {
      if (owned.has(id)) continue;
      const others = before.players.map((p) => `relic:${p.seat}:${id}`);
      moves.push({ how: "fly", what: `relic:${seat}:${id}`, from: [...others, ...won, `panel:${seat}`] });
    }
    return moves;
  });
}

/** Cards that were drawn or have left a hand; one's own by name, others by their number. */
function hands(before: PublicView, after: PublicView, held: Mine, holds: Mine, seat: number | null): Move[] {
  return after.players.flatMap((player): Move[] => {
    const was = before.players[player.seat];
    if (was === undefined) return [];
    if (player.seat !== seat) {
      if (player.hand > was.hand) return [{ how: "fly", what: `hand:${player.seat}`, from: `deck:${player.seat}` }];
      return player.hand < was.hand ? [{ how: "tell", what: `hand:${player.seat}` }] : [];
    }
    const [had, has] = [new Set(held.hand.map((c) => c.ref)), new Set(holds.hand.map((c) => c.ref))];
    const party = members(player);
    const gone = [...had].filter((ref) => !has.has(ref) && !party.has(memberKey(ref.slice(ref.indexOf(":") + 1))));
    const drawn = [...has].filter((ref) => !had.has(ref));
    return [
      ...gone.map((ref): Move => ({ how: "leave", what: `hand:${ref}`, mark: "tab:hand" })),
      ...drawn.map((ref): Move => ({ how: "fly", what: [`hand:${ref}`, "tab:hand"], from: [`deck:${player.seat}`, `lanterns:${player.seat}`] })),
    ];
  });
}

function renown(before: PublicView, after: PublicView): Move[] {
  return after.players.flatMap((player): Move[] =>
    before.players[player.seat]?.renown === player.renown ? [] : [{ how: "tell", what: `renown:${player.seat}` }],
  );
}

function table(before: PublicView, after: PublicView): Move[] {
  const moves: Move[] = after.row.filter((id) => !before.row.includes(id)).map((id) => ({ how: "fly", what: `row:${id}`, from: "discovery" }));
  if (before.key !== after.key) moves.push({ how: "fly", what: `key:${after.key}`, from: `key:${before.key}` });
  return moves;
}

export function movesOf(was: Seen, is: Seen, seat: number | null, book: Book): Move[] {
  const [before, after] = [publicView(was.table), publicView(is.table)];
  if (before === null || after === null || before.players.length !== after.players.length) return [];
  return [
    ...lanterns(before, after),
    ...ground(before.map, after.map),
    ...walks(before, after, book),
    ...corners(before.map, after.map),
    ...parties(before, after),
    ...renown(before, after),
    ...hands(before, after, privateView(was.mine), privateView(is.mine), seat),
    ...table(before, after),
  ];
}
