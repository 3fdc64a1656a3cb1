// What was said at the table, and what of it was seen.

/** Whether somebody else said something after line `seen`. */
export const unseenChat = (lines: readonly { n: number; seat?: number | null | undefined }[], seen: number, own: readonly number[]): boolean =>
  lines.some((line) => line.n > seen && (typeof line.seat !== "number" || !own.includes(line.seat)));
