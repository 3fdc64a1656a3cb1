// The same map in words: one sentence for each place, read by a screen reader.
import type { Book, Dir } from "../almanac";
import type { Say } from "./context";
import type { Edge, Node } from "./geometry";
import type { LegendMark } from "./types";

/** What a description needs to know besides the place itself. */
export interface Telling {
  book: Book;
  say: Say;
  /** The name of the player on a seat. */
  nameOf: (seat: number) => string;
  /** The reader's own seat, if there is one. */
  you?: number | undefined;
}

/** E.g. "Bibury of the Looms, Village, Renown 1, 1 south 1 east of the Gate. Roads: north to …. Claimed by …." */
export function describe(node: Node, legend: LegendMark | undefined, pawns: readonly number[], t: Telling): string {
  const sentences = [`${head(node, t)}.`, roads(node.edges, t)];
  if (legend) sentences.push(legendSentence(legend, t));
  if (node.claim !== undefined)
    sentences.push(node.claim === t.you ? t.say("draw-claimed-you") : t.say("draw-claimed", { name: t.nameOf(node.claim) }));
  for (const seat of pawns) sentences.push(seat === t.you ? t.say("draw-pawn-you") : t.say("draw-pawn", { name: t.nameOf(seat) }));
  return sentences.join(" ");
}

function head({ id, x, y }: Node, { book, say }: Telling): string {
  const tile = book.tile(id);
  const name = tile.type ? say("draw-place", { name: tile.name, kind: say(`draw-kind-${tile.type}`), renown: tile.renown }) : tile.name;
  if (!x && !y) return name;
  const off = [y && say(y > 0 ? "draw-off-N" : "draw-off-S", { n: Math.abs(y) }), x && say(x > 0 ? "draw-off-E" : "draw-off-W", { n: Math.abs(x) })];
  return `${name}, ${say("draw-of-gate", { off: off.filter(Boolean).join(" ") })}`;
}

const ORDER: readonly Dir[] = ["N", "E", "S", "W"];
function roads(edges: readonly Edge[], { book, say }: Telling): string {
  if (!edges.length) return say("draw-no-roads");
  const sorted = [...edges].sort((a, b) => ORDER.indexOf(a.dir) - ORDER.indexOf(b.dir));
  const list = sorted.map(({ dir, end, to }) =>
    say(`draw-road-${end}`, { dir: say(`draw-dir-${dir}`), name: to ? book.tile(to).name : "" }),
  );
  return say("draw-roads", { list: list.join(", ") });
}

function legendSentence({ id, might, faceDown }: LegendMark, { book, say }: Telling): string {
  if (id === undefined) return say("draw-trickster");
  const name = book.legend(id)?.name ?? id;
  return say(faceDown ? "draw-trickster-known" : "draw-legend", { name, might: might ?? 0 });
}

/** The Legend on a tile as this viewer may see it. */
export function legendMark(node: { id: string; legend?: string | undefined }, known: Readonly<Record<string, string>>, book: Book): LegendMark | undefined {
  if (!node.legend) return undefined;
  const faceDown = node.legend === "face_down";
  const id = faceDown ? known[node.id] : node.legend;
  return id === undefined ? { faceDown } : { id, might: book.might(id, node.id), faceDown };
}
