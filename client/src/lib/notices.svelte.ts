// Short sentences that come and go: why something cannot be done, what went wrong.

import { ApiError } from "./api";
import { Refused, Unanswered } from "./connection";
import { t } from "./locale.svelte";
import type { Reader } from "./text";

export interface Notice {
  id: number;
  text: string;
  rule: string;
  bad: boolean;
}

const SHOWN_MS = 6000;

class Notices {
  list = $state.raw<Notice[]>([]);
  private last = 0;

  show(text: string, { bad = false, rule = "" } = {}): void {
    const id = ++this.last;
    // The same sentence is said once at a time.
    this.list = [...this.list.filter((n) => n.text !== text).slice(-2), { id, text, rule, bad }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((n) => n.id !== id);
  }

  /** An error as a sentence with what to do. */
  fail(error: unknown, reader?: Reader): void {
    if (error instanceof Refused) {
      this.show(reader === undefined ? t("error-refused") : reader.plain(error.no.text), { bad: true, rule: error.no.rule ?? "" });
    } else if (error instanceof Unanswered) this.show(t("error-unanswered"), { bad: true });
    else if (error instanceof ApiError) this.show(apiSentence(error), { bad: true });
    else {
      console.error(error);
      this.show(t("error-unknown"), { bad: true });
    }
  }
}

/** A refused request as a sentence. */
export function apiSentence(error: ApiError): string {
  if (error.code === "unreachable") return t("error-unreachable");
  return error.reason || t("error-unknown");
}

export const notices = new Notices();
