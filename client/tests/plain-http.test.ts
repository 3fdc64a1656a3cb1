// @vitest-environment node
// On a home network the page comes over plain http, where browsers hide a part of what they can do. Nothing of that may be used
// unless its absence is provided for.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What there is only under https. */
const HIDDEN = [
  "randomUUID", "crypto\\.subtle", "\\.clipboard\\b", "navigator\\.share\\b", "navigator\\.canShare", "wakeLock", "serviceWorker", "new Notification\\b",
  "Notification\\.", "mediaDevices", "geolocation", "navigator\\.storage\\b", "navigator\\.locks\\b", "\\bcaches\\.", "PushManager", "SharedArrayBuffer",
  "navigator\\.usb", "navigator\\.bluetooth", "navigator\\.credentials", "navigator\\.keyboard", "requestMIDIAccess", "showSaveFilePicker",
  "showOpenFilePicker", "cookieStore", "IdleDetector", "PaymentRequest", "setAppBadge", "documentPictureInPicture", "DeviceMotionEvent", "DeviceOrientationEvent",
];
/** Where one of them is used, with what shows that it may be missing. */
const GUARDED: Record<string, [api: string, guard: RegExp][]> = {
  "Share.svelte": [
    ["clipboard", /if \(window\.isSecureContext\) await navigator\.clipboard\.writeText/],
    ["share", /"share" in navigator \? \(url: string\): Promise<void> => navigator\.share/],
  ],
  "awake.svelte.ts": [["wakeLock", /"wakeLock" in navigator \? navigator\.wakeLock : undefined/]],
};

function* sources(folder: string): Generator<[file: string, text: string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")) yield [path, readFileSync(path, "utf8")];
  }
}
function uses(text: string, allowed: readonly (readonly [string, RegExp])[] = []): string[] {
  const bare = allowed.reduce((left, [, guard]) => left.replace(guard, ""), text);
  return HIDDEN.filter((api) => new RegExp(api).test(bare));
}

test("nothing is used that a browser hides on plain http, but where its absence is provided for", () => {
  const found: string[] = [];
  let read = 0;
  for (const [path, text] of sources("src")) {
    read += 1;
    const guarded = GUARDED[path.split(/[\\/]/).at(-1) ?? ""] ?? [];
    for (const [, guard] of guarded) expect(text).toMatch(guard);
    found.push(...uses(text, guarded).map((api) => `${path}: ${api}`));
  }
  expect(read).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("such a use would be found", () => {
  for (const line of ["crypto.randomUUID()", "await navigator.clipboard.writeText(x)", "navigator.share({})", "new Notification(x)", "navigator.wakeLock.request()", "navigator.serviceWorker.register(x)"])
    expect(uses(line)).not.toEqual([]);
  expect(uses("crypto.getRandomValues(x); shared; navigator.vibrate(1); locale.storage")).toEqual([]);
});
