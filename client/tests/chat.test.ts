import { expect, test } from "vitest";

import { unseenChat } from "../src/lib/chat";

test("only what others said after the last line seen is new", () => {
  const lines = [{ n: 1, seat: 2 }, { n: 2, seat: 0 }, { n: 3 }];
  expect(unseenChat(lines, 0, [0])).toBe(true);
  expect(unseenChat(lines, 2, [0])).toBe(true); // an onlooker
  expect(unseenChat(lines, 3, [0])).toBe(false);
  expect(unseenChat(lines.slice(0, 2), 1, [0])).toBe(false); // one's own line
  expect(unseenChat(lines.slice(0, 2), 1, [])).toBe(true);
  expect(unseenChat([], 0, [0])).toBe(false);
});
