// The dot for what was said while the talk was out of sight.

import { untrack } from "svelte";

import { unseenChat } from "./chat";
import type { TableSession } from "./session.svelte";

export class Unread {
  /** Whether somebody else said something that was not in sight yet. */
  readonly fresh: boolean;

  /** Made while a component is set up. What was said before counts as seen; so does everything while `shown` says that the talk is in sight. */
  constructor(session: () => TableSession, shown: () => boolean) {
    const last = (): number => session().state.chat.at(-1)?.n ?? 0;
    let seen = $state(untrack(last));
    $effect(() => {
      if (shown()) seen = last();
    });
    this.fresh = $derived(!shown() && unseenChat(session().state.chat, seen, session().own));
  }
}
