// What a drawing may do to show what happened. Games say which of these follow from one view to the next (a pure function);
// how they look is here and the same for all.

/** What a thing is called on the screen, by `data-m`; of several the first that is in sight. */
export type Key = string | readonly string[];

export interface Point {
  x: number;
  y: number;
}

interface Base {
  what: Key;
  /** What is outlined instead of moved where motion is not wanted; else the thing itself. */
  mark?: Key;
  /** The reader has seen it already: this was in sight before. */
  unless?: Key;
}
export type Move = Base &
  (
    | {
        /** It walks: one hop from each point to the next. Points are offsets from where it stands now, in its own units; the last is the origin. */
        how: "walk";
        way: readonly Point[];
      }
    | {
        /** It comes from where something else was. */
        how: "fly";
        from: Key;
      }
    | {
        /** It moves within its place from where it was drawn before. */
        how: "slide";
      }
    | {
        /** It is gone: it lifts and fades. */
        how: "leave";
      }
    | {
        /** It has been turned by so many quarters, clockwise. */
        how: "turn";
        quarters: number;
      }
    | {
        /** Its other face is up. */
        how: "flip";
      }
    | {
        /** Lights that went out or were lit: `from` there were, `to` there are. */
        how: "lights";
        from: number;
        to: number;
      }
    | {
        /** A number or a mark of it is another one. */
        how: "tell";
      }
  );

/** Milliseconds; the tokens `--m-*` of the style sheet are the same. */
export const MS = { step: 260, card: 320, turn: 220, flip: 420, lantern: 380 } as const;

/** How long a move takes. */
export function lasts(move: Move): number {
  switch (move.how) {
    case "walk":
      return MS.step * Math.max(1, move.way.length - 1);
    case "slide":
      return MS.step;
    case "fly":
    case "leave":
      return MS.card;
    case "turn":
      return MS.turn;
    case "flip":
      return MS.flip;
    case "lights":
    case "tell":
      return MS.lantern;
  }
}
