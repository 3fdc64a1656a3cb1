// One thing moves at a time.

/** A move that is ready to be shown. Until it is played it looks as before. */
export interface Act {
  readonly ms: number;
  /** Show it; resolves when it has come to its end, also by `finish`. */
  play(): Promise<void>;
  /** Be at the end at once, whether it has begun or not. */
  finish(): void;
}

/** More than this, in milliseconds, is not waited for: what lies further back is as it is, and the newest is shown. */
export const LATE = 4000;

export class Queue {
  private waiting: Act[] = [];
  private current: Act | undefined;
  private began = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get busy(): boolean {
    return this.current !== undefined || this.waiting.length > 0;
  }

  /** Milliseconds until all has been shown. */
  get left(): number {
    const current = this.current === undefined ? 0 : Math.max(0, this.current.ms - (this.now() - this.began));
    return this.waiting.reduce((sum, act) => sum + act.ms, current);
  }

  /** After what is being shown. */
  add(acts: readonly Act[]): void {
    const more = acts.reduce((sum, act) => sum + act.ms, 0);
    if (this.left + more > LATE) this.skip();
    if (more > LATE) {
      for (const act of acts) act.finish();
      return;
    }
    const idle = !this.busy;
    this.waiting.push(...acts);
    if (idle) void this.run();
  }

  /** All is as it is. */
  skip(): void {
    const acts = [...(this.current === undefined ? [] : [this.current]), ...this.waiting];
    this.waiting = [];
    this.current = undefined;
    for (const act of acts) act.finish();
  }

  private async run(): Promise<void> {
    for (let act = this.waiting.shift(); act !== undefined; act = this.waiting.shift()) {
      this.current = act;
      this.began = this.now();
      await act.play();
      // Skipped meanwhile: what was added since runs by itself.
      if (this.current !== act) return;
    }
    this.current = undefined;
  }
}
