// Keeps the screen on while a game is played, where that is wanted. Browsers offer that only to pages under https; elsewhere a
// silent film of one grey point that never ends does the same. It is drawn here, so nothing is fetched.

import { untrack } from "svelte";

import { keepSetting, setting } from "./tokens";

/** By what the screen is kept on: the browser's own lock, the film, or nothing (not wanted, not in sight, or not allowed yet). */
export type Means = "lock" | "film" | null;

interface Lock extends EventTarget {
  release(): Promise<void>;
}

/** The browser's own lock, where there is one. */
function locks(): { request(type: "screen"): Promise<Lock> } | undefined {
  return "wakeLock" in navigator ? navigator.wakeLock : undefined;
}

interface Film {
  video: HTMLVideoElement;
  stop(): void;
}

/** A film without end or sound, as large as the page and not to be seen: browsers let the screen go dark beside small ones. */
function film(): Film | null {
  const canvas = document.createElement("canvas");
  if (typeof canvas.captureStream !== "function") return null;
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext("2d");
  if (brush === null) return null;
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.setAttribute("aria-hidden", "true");
  video.tabIndex = -1;
  Object.assign(video.style, { position: "fixed", inset: "0", width: "100%", height: "100%", opacity: "0", zIndex: "-1", pointerEvents: "none" });
  const stream = canvas.captureStream();
  video.srcObject = stream;
  // A new picture every second, since a film that stands still counts as ended.
  let lit = false;
  const timer = setInterval(() => {
    lit = !lit;
    brush.fillStyle = lit ? "#808080" : "#818181";
    brush.fillRect(0, 0, 2, 2);
  }, 1000);
  const stop = (): void => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    video.pause();
    video.srcObject = null;
    video.remove();
  };
  return { video, stop };
}

export class Awake {
  wanted = $state(setting("awake") !== "off");
  means = $state<Means>(null);
  private playing = false;
  private lock: Lock | null = null;
  private film: Film | null = null;

  set(wanted: boolean): void {
    this.wanted = wanted;
    keepSetting("awake", wanted ? "on" : "off");
    void this.update();
  }

  /** While a game is on. Returns how to let go. Both ways need a touch or a page in sight, so it is tried again at each. */
  hold(): () => void {
    this.playing = true;
    const again = (): void => void this.update();
    document.addEventListener("visibilitychange", again);
    addEventListener("pointerdown", again);
    addEventListener("keydown", again);
    // Whoever holds it in an effect must not begin anew at every change of what keeps the screen on.
    untrack(again);
    return () => {
      this.playing = false;
      document.removeEventListener("visibilitychange", again);
      removeEventListener("pointerdown", again);
      removeEventListener("keydown", again);
      this.drop();
    };
  }

  private get due(): boolean {
    return this.playing && this.wanted && document.visibilityState === "visible";
  }

  private async update(): Promise<void> {
    if (!this.due) {
      this.drop();
      return;
    }
    if (this.means !== null) return;
    const own = locks();
    if (own === undefined) {
      await this.show();
      return;
    }
    // Where the browser refuses its own lock, the battery is low or nobody looks: then nothing else shall keep the screen on either.
    const lock = await own.request("screen").catch(() => undefined);
    if (lock !== undefined) this.keep(lock);
  }

  private keep(lock: Lock): void {
    if (!this.due || this.means !== null) {
      void lock.release();
      return;
    }
    this.lock = lock;
    this.means = "lock";
    lock.addEventListener("release", () => {
      if (this.lock !== lock) return;
      this.lock = null;
      this.means = null;
    });
  }

  private async show(): Promise<void> {
    if (this.film !== null) return;
    const shown = film();
    if (shown === null) return;
    this.film = shown;
    document.body.append(shown.video);
    try {
      await shown.video.play();
      if (this.film === shown) this.means = "film";
    } catch {
      // Nobody has touched the page yet.
      if (this.film === shown) this.drop();
    }
  }

  private drop(): void {
    const { lock, film: shown } = this;
    this.lock = null;
    this.film = null;
    this.means = null;
    if (lock !== null) void lock.release().catch(() => undefined);
    shown?.stop();
  }
}

export const awake = new Awake();
