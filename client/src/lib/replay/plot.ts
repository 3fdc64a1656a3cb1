// The scores over a game as lines on paper: where each line runs, where the ticks are, and where the names stand.

export interface Scored {
  seq: number;
  scores: number[];
}
export interface PlotLine {
  seat: number;
  /** Steps: a score stays until it changes. */
  path: string;
  /** Where the name of the line stands, beside its end. */
  end: { x: number; y: number };
  last: number;
}
export interface PlotShape {
  lines: PlotLine[];
  ticks: { n: number; y: number }[];
  /** Place of a step from left to right. */
  x(seq: number): number;
  /** The step at a place. */
  seq(x: number): number;
}
export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names closer than this would run into each other. */
const APART = 17;

export function plot(scores: Scored[], last: number, paper: Paper): PlotShape {
  const all = scores.flatMap((s) => s.scores);
  const least = Math.min(0, ...all);
  const step = stepFor(Math.max(1, ...all) - least);
  const most = Math.max(step, Math.ceil(Math.max(0, ...all) / step) * step);
  const base = Math.floor(least / step) * step;
  const wide = paper.width - paper.left - paper.right;
  const high = paper.height - paper.top - paper.bottom;
  const x = (seq: number): number => paper.left + (wide * (seq - 1)) / Math.max(1, last - 1);
  const y = (n: number): number => paper.top + (high * (most - n)) / (most - base);
  const seats = [...(scores[0]?.scores.keys() ?? [])];
  const lines = seats.map((seat): PlotLine => {
    let path = "";
    let before = 0;
    for (const { seq, scores: now } of scores) {
      const n = now[seat] ?? 0;
      if (path === "") path = `M${round(x(seq))} ${round(y(n))}`;
      else if (n !== before) path += `H${round(x(seq))}V${round(y(n))}`;
      before = n;
    }
    return { seat, path: `${path}H${round(x(last))}`, end: { x: x(last), y: y(before) }, last: before };
  });
  spread(lines.map((l) => l.end), paper.top, paper.height - paper.bottom);
  const ticks: PlotShape["ticks"] = [];
  for (let n = base; n <= most; n += step) ticks.push({ n, y: y(n) });
  return { lines, ticks, x, seq: (at) => Math.min(last, Math.max(1, Math.round(1 + ((at - paper.left) / wide) * (last - 1)))) };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A round number that cuts what there is into four or five. */
function stepFor(span: number): number {
  for (let ten = 1; ; ten *= 10) for (const n of [1, 2, 5]) if (n * ten * 5 >= span) return n * ten;
}

/** Move what stands too close apart, up and down, within bounds. */
function spread(ends: { y: number }[], top: number, bottom: number): void {
  const order = [...ends].sort((a, b) => a.y - b.y);
  let floor = top;
  for (const end of order) {
    end.y = Math.max(end.y, floor);
    floor = end.y + APART;
  }
  let roof = bottom;
  for (const end of order.reverse()) {
    end.y = Math.min(end.y, roof);
    roof = end.y - APART;
  }
}

/** What everybody had at the end of each round, or where there are no rounds, at some moments of the game. */
export function table(scores: Scored[], rounds: { round: number; seq: number }[], last: number): { round: number | null; seq: number; scores: number[] }[] {
  const ends =
    rounds.length > 0
      ? rounds.map(({ round: n }, i) => ({ round: n, seq: (rounds[i + 1]?.seq ?? last + 1) - 1 }))
      : [...new Set([0.2, 0.4, 0.6, 0.8, 1].map((part) => Math.max(1, Math.round(last * part))))].map((seq) => ({ round: null, seq }));
  return ends.map(({ round: n, seq }) => ({ round: n, seq, scores: scores.findLast((s) => s.seq <= seq)?.scores ?? [] }));
}
