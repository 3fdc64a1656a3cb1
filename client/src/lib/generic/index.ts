// Screens for a game that has none of its own.

import type { GameScreens } from "../../games";
import Card from "./Card.svelte";
import Table from "./GenericTable.svelte";
import { genericNamer } from "./names";

export const screens: GameScreens = { Table, Card, namer: genericNamer, messages: async () => [] };
