// Quantiles, and what the system says about the server's process (Linux).

import { readFileSync } from "node:fs";

const TICK_MS = 10;

export const now = () => performance.now();
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor milliseconds that a process has used so far, all threads. */
export function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process in kB. */
export function residentKb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
}

/** The value below which a share `q` of all lies; null when nothing was measured. */
export function quantile(values, q) {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

/** Count, median and 99th percentile. */
export const spread = (values) => ({ n: values.length, p50: quantile(values, 0.5), p99: quantile(values, 0.99) });
