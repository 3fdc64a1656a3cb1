// What every part of a table's screen needs: the session, the words, and what a tap on a name does.

import { getContext, setContext } from "svelte";

import { notices } from "./notices.svelte";
import type { TableSession } from "./session.svelte";
import type { Reader } from "./text";
import type { LoadedGame } from "../games";
import type { Ref, Text } from "./wire";

export interface TableContext {
  readonly session: TableSession;
  readonly game: LoadedGame;
  readonly reader: Reader;
  /** Show the card of something. */
  open(ref: Ref): void;
  /** The cards that lie open, the last one on top. */
  readonly opened: readonly Ref[];
  /** Say why something cannot be done. */
  why(reason: Text, rule?: string): void;
  /** Carry a command out; says the reason if it is refused. Resolves to whether it was done. */
  run(command: Promise<unknown>): Promise<boolean>;
}

const KEY = Symbol("table");

export const setTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);

export function makeTable(parts: Pick<TableContext, "open"> & { opened: () => readonly Ref[]; session: () => TableSession; game: () => LoadedGame; reader: () => Reader }): TableContext {
  return {
    get session() {
      return parts.session();
    },
    get game() {
      return parts.game();
    },
    get reader() {
      return parts.reader();
    },
    open: parts.open,
    get opened() {
      return parts.opened();
    },
    why: (reason, rule = "") => notices.show(parts.reader().plain(reason), { rule }),
    run: async (command) => {
      try {
        await command;
        return true;
      } catch (error) {
        notices.fail(error, parts.reader());
        return false;
      }
    },
  };
}
