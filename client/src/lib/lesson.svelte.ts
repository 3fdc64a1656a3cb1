// A guided first game on this device: which lamps are lit, and whether the guide is still wanted. One for a table's screen.

import type { TableContext } from "./table";
import { keepSetting, setting } from "./tokens";
import type { RoomInfo } from "./wire";

/** The option by which the server marks such a table. */
const MARK = "lesson";

export const isLesson = (room: RoomInfo | null): boolean => room?.options[MARK] === "on";

interface Kept {
  lit: string[];
  off: boolean;
  over: boolean;
}

export class Lesson<L extends string> {
  /** What has been done, in the order of the lamps. It stays so, whatever happens later. */
  lit = $state.raw<ReadonlySet<L>>(new Set());
  /** The learner wants to go on alone. */
  off = $state(false);
  /** The page that says what was learnt has been seen. */
  over = $state(false);

  constructor(
    private readonly table: TableContext,
    readonly lamps: readonly L[],
    /** Lamps that what is seen now lights. */
    now: () => ReadonlySet<L>,
  ) {
    this.read();
    $effect.pre(() => {
      if (!isLesson(this.table.session.room)) return;
      const fresh = now();
      if ([...fresh].some((lamp) => !this.lit.has(lamp))) {
        this.lit = new Set(this.lamps.filter((lamp) => this.lit.has(lamp) || fresh.has(lamp)));
        this.keep();
      }
    });
  }

  /** Whether this is a lesson that is still being given. */
  get on(): boolean {
    const { session } = this.table;
    return isLesson(session.room) && session.room?.status === "playing" && session.seat === session.room.host && session.seat !== null && !this.off && !this.over;
  }
  get complete(): boolean {
    return this.lamps.every((lamp) => this.lit.has(lamp));
  }

  leave(): void {
    this.off = true;
    this.keep();
  }
  finish(): void {
    this.over = true;
    this.keep();
  }

  private get name(): string {
    return `lesson.${this.table.session.code}`;
  }
  private read(): void {
    try {
      const kept = JSON.parse(setting(this.name) ?? "{}") as Partial<Kept>;
      this.lit = new Set(this.lamps.filter((lamp) => kept.lit?.includes(lamp)));
      this.off = kept.off ?? false;
      this.over = kept.over ?? false;
    } catch {
      // Written by something else: the lesson begins anew.
    }
  }
  private keep(): void {
    keepSetting(this.name, JSON.stringify({ lit: [...this.lit], off: this.off, over: this.over } satisfies Kept));
  }
}
