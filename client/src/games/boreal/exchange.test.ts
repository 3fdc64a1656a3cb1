// Two cards of a pyramid are chosen one after the other: the first is touched as a card, the second as the place where it lies.
import { expect, test } from "vitest";

import * as machine from "../../lib/decision";
import type { Decision, Option } from "../../lib/wire";

const LAID = [["L1.1", "BS01"], ["L1.2", "BS02"], ["L1.3", "BS03"]] as const;
const options: Option[] = LAID.flatMap(([a, one], i) =>
  LAID.slice(i + 1).map(([b, other]) => ({ id: `swap:${a}:${b}`, label: ["swap", {}], group: "swap", touches: [`card:${one}`, `place:${a}`, `card:${other}`, `place:${b}`] })),
);
const decision: Decision = { seat: 0, kind: "swap", prompt: ["ask", {}], options, passing: ["no", {}] };

test.each([
  ["card:BS01", "place:L1.3", "swap:L1.1:L1.3"],
  ["card:BS03", "place:L1.1", "swap:L1.1:L1.3"],
  ["card:BS02", "place:L1.3", "swap:L1.2:L1.3"],
])("%s, then %s", (first, second, expected) => {
  const once = machine.touch(machine.begin(decision), first);
  expect(machine.chosen(once)).toBeNull();
  expect(machine.open(once)).toHaveLength(2);
  expect(machine.chosen(machine.touch(once, second))?.id).toBe(expected);
});

test("another second card takes the place of the one before", () => {
  const pair = machine.touch(machine.touch(machine.begin(decision), "card:BS01"), "place:L1.3");
  expect(machine.chosen(machine.touch(pair, "place:L1.2"))?.id).toBe("swap:L1.1:L1.2");
});
