// Why one would do it: reasons for the options of a turn, from what lies open on the table and in one's own hand.

import type { GameHints, Opinion, Reason } from "../../lib/hints";
import type { TableContext } from "../../lib/table";
import { cut } from "../../lib/text";
import type { Option } from "../../lib/wire";
import type { Book, PlaceKind } from "./almanac";
import { kindsOf } from "./draw/feed";
import { bookOf, printed, publicView } from "./model";
import type { PlayerView, PublicView } from "./view";

interface Scene {
  book: Book;
  view: PublicView;
  me: PlayerView;
  kinds: PlaceKind[];
}

const books = new WeakMap<object, Book>();
function bookAt(table: TableContext): Book {
  const { almanac } = table.game;
  if (typeof almanac !== "object" || almanac === null) return bookOf(almanac);
  const held = books.get(almanac) ?? bookOf(almanac);
  books.set(almanac, held);
  return held;
}

const tileOf = (option: Option): string => cut((option.touches ?? []).find((ref) => ref.startsWith("tile:")) ?? "tile:")[1];
const pieceOf = (option: Option): string => printed(cut((option.touches ?? [])[0] ?? "")[1]);

export const hints: GameHints = {
  purpose: (group) => `hint-for-${group}`,
  opinion: (table, option) => {
    const view = publicView(table.session.state.table);
    const me = table.session.seat === null ? undefined : view?.players[table.session.seat];
    if (view === null || me === undefined) return { why: [] };
    const book = bookAt(table);
    return opinion({ book, view, me, kinds: kindsOf(view, me.seat, book) }, option);
  },
};

/** What speaks for an option of a turn; nothing about other questions, which say it themselves. */
export function opinion(scene: Scene, option: Option): Opinion {
  switch (option.group) {
    case "challenge":
      return challenge(scene);
    case "claim":
      return claim(scene, tileOf(option));
    case "explore":
      return explore(scene, option);
    case "travel":
    case "sail":
    case "step":
      return go(scene, tileOf(option));
    case "recruit":
      return recruit(scene, pieceOf(option));
    case "play":
    case "use":
      return effect(scene, pieceOf(option));
    case "duel":
      return duel(scene, option);
    case "rest":
      return { why: [["hint-rest", { n: scene.me.party.filter((m) => !m.ready).length }]], score: 2 };
    case "end":
      return end(scene);
    default:
      return { why: [] };
  }
}

/** Printed Strength of the Companions that are ready. */
const ready = ({ book }: Scene, player: PlayerView): number =>
  player.party.filter((m) => m.ready).reduce((sum, m) => sum + book.companion(m.id).strength, 0);

function challenge(scene: Scene): Opinion {
  const { book, me, view } = scene;
  const legend = view.map[me.at]?.legend;
  const own = ready(scene, me);
  if (legend === undefined || legend === "face_down") return { why: [["hint-challenge-hidden", { n: own, lanterns: me.lanterns }]], score: 3 };
  const might = book.might(legend, me.at);
  const can = own + me.lanterns >= might;
  const gain = (book.legend(legend)?.renown ?? 0) + (view.map[me.at]?.claim === undefined ? book.tile(me.at).renown : 0);
  const why: Reason[] = [[can ? "hint-challenge-can" : "hint-challenge-short", { n: own, lanterns: me.lanterns, might }], ["hint-challenge-gain", { n: gain, what: `${book.legend(legend)?.reward.kind === "relic" ? "relic" : "legend"}:${legend}` }]];
  return { why, score: can ? 9 : 2 };
}

/** What a kind of place is good for, and whether it is a new one for the Atlas. */
function worth({ book, kinds }: Scene, tile: string): Reason[] {
  const { type } = book.tile(tile);
  if (type === null) return [];
  return [[`guide-why-${type}`], ...(kinds.includes(type) ? [] : [["hint-atlas", { kind: `kind:${type}` }] satisfies Reason])];
}

function claim(scene: Scene, tile: string): Opinion {
  return { why: worth(scene, tile), score: 7 };
}

function explore(scene: Scene, option: Option): Opinion {
  const id = tileOf(option);
  const tile = scene.book.tile(id);
  const why: Reason[] = [tile.legend ? ["hint-explore-legend"] : ["hint-explore-plain", { n: tile.renown }], ...worth(scene, id)];
  return { why, score: 5, key: `explore:${id}`, label: ["ei-name", { what: `tile:${id}` }] };
}

function go(scene: Scene, id: string): Opinion {
  const { book, view, me } = scene;
  const place = view.map[id];
  const tile = book.tile(id);
  if (place === undefined) return { why: [] };
  if (place.legend !== undefined) {
    if (place.legend === "face_down") return { why: [["hint-go-hidden"]], score: 3 };
    const might = book.might(place.legend, id);
    return { why: [["hint-go-legend", { legend: `legend:${place.legend}`, might, n: ready(scene, me) }]], score: ready(scene, me) + me.lanterns - 1 >= might ? 6 : 2 };
  }
  if (place.claim === undefined && tile.type !== null) {
    const can = view.claim_currency === "renown" ? me.renown >= tile.renown : me.lanterns > tile.renown;
    return { why: [[can ? "hint-go-claim" : "hint-go-dear", { n: tile.renown }], ...worth(scene, id)], score: can ? 6 : 2 };
  }
  if (place.claim !== undefined && place.claim !== me.seat && tile.type === "bridge") return { why: [["hint-go-toll", { who: `seat:${place.claim}` }]], score: 0 };
  return { why: [["hint-go-onward"]], score: 1 };
}

function recruit({ book, me }: Scene, id: string): Opinion {
  const card = book.card(id);
  if (card === undefined) return { why: [] };
  return { why: [["hint-recruit", { n: card.strength ?? 0, party: me.party.length, limit: me.party_limit }], card.effect], score: me.party.length < me.party_limit ? 4 + (card.strength ?? 0) / 10 : 1 };
}

function effect({ book }: Scene, id: string): Opinion {
  const text = book.card(id)?.effect ?? book.legend(id)?.reward.effect;
  return { why: text === undefined ? [] : [text], score: 3 };
}

function duel(scene: Scene, option: Option): Opinion {
  const rival = scene.view.players[Number(pieceOf(option))];
  if (rival === undefined) return { why: [] };
  const [own, theirs] = [ready(scene, scene.me) + scene.me.lanterns, ready(scene, rival) + rival.reserve];
  return { why: [["hint-duel", { who: `seat:${rival.seat}`, own, theirs }]], score: own > theirs ? 5 : 1 };
}

function end({ me }: Scene): Opinion {
  return { why: [["hint-end", { n: me.lanterns, limit: me.reserve_limit }]] };
}
