// The decision that is open for the seat one plays, and the choice so far. One for a table's screen.

import * as machine from "./decision";
import type { Choice } from "./decision";
import type { TableContext } from "./table";
import type { Amount, Answer, Blocked, Decision, Option, Ref } from "./wire";

export class Deciding {
  choice = $state.raw<Choice | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  private key = "";

  constructor(
    private readonly table: TableContext,
    /** Numbers to start from, where the least is not the natural one. */
    private readonly defaults: (decision: Decision) => Record<string, number> = () => ({}),
    /** Families of options that do not glow until they are asked for. */
    private readonly quiet: ReadonlySet<string> = new Set(),
  ) {
    $effect.pre(() => this.sync());
  }

  /** Follow the connection: a new question starts a new choice, a repeated one keeps it. */
  private sync(): void {
    const { session } = this.table;
    const ask = session.asked ? session.state.ask : null;
    const key = ask === null ? "" : `${session.state.seat}/${ask.ask}`;
    if (key === this.key) return;
    this.key = key;
    this.busy = false;
    this.choice = ask === null ? null : machine.begin(ask.decision, this.defaults(ask.decision));
  }

  get decision(): Decision | null {
    return this.choice?.decision ?? null;
  }
  get chosen(): Option | null {
    return this.choice === null ? null : machine.chosen(this.choice);
  }
  get glowing(): Set<Ref> {
    return this.choice === null || this.busy ? new Set() : machine.glowing(this.choice, this.quiet);
  }
  get settled(): Ref[] {
    return this.choice === null ? [] : machine.settled(this.choice);
  }

  /** Something on the table was touched. Where it stands for one of several that may be chosen, what hinders that one is told. */
  touch(ref: Ref): void {
    const { decision } = this;
    const meant = decision === null || machine.single(decision) ? [] : machine.options(decision).filter((o) => (o.touches ?? []).includes(ref));
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) this.take(only);
    else this.step((c) => machine.touch(c, ref));
  }
  take(option: Option): void {
    this.step((c) => {
      const hindered = machine.single(c.decision) || c.picks.includes(option.id) || machine.limitsOf(c.decision)[1] === 1;
      const reason = hindered ? null : machine.hindrance(c, option);
      if (reason !== null) this.table.why(reason);
      return machine.take(c, option.id);
    });
  }
  narrow(group: string | null): void {
    this.step((c) => machine.narrow(c, group));
  }
  rotate(by: number): void {
    this.step((c) => machine.rotate(c, by));
  }
  set(amount: Amount, n: number): void {
    this.step((c) => machine.setAmount(c, amount.id, n));
  }
  shift(option: Option, by: number): void {
    this.step((c) => machine.shift(c, option.id, by));
  }
  back(): void {
    this.step((c) => machine.back(c));
  }
  why(blocked: Blocked): void {
    this.table.why(blocked.reason, blocked.rule);
  }

  /** Answer with what is chosen, or say what is missing. */
  confirm(): void {
    if (this.choice === null) return;
    const answer = machine.answer(this.choice);
    if (machine.isAnswer(answer)) void this.send(answer);
    else this.table.why(answer);
  }
  pass(): void {
    void this.send(machine.passing);
  }

  private async send(answer: Answer): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.table.run(this.table.session.line.answer(answer));
    this.busy = false;
  }

  private step(next: (choice: Choice) => Choice): void {
    if (this.choice !== null && !this.busy) this.choice = next(this.choice);
  }
}
