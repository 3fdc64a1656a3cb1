// How this device calls its player: by sound, by vibration, by the title of the page. Each can be switched off, and the device
// remembers it. All of it works on plain http.

import { keepSetting, setting } from "./tokens";

export type Call = "turn" | "input";
export const WAYS = ["sound", "buzz", "title"] as const;
export type Way = (typeof WAYS)[number];

const BUZZ: Record<Call, number[]> = { turn: [90, 70, 140], input: [60] };
/** Bells, as hertz and the second at which each is struck. */
const BELLS: Record<Call, readonly (readonly [hertz: number, at: number])[]> = { turn: [[659.3, 0], [987.8, 0.16]], input: [[784, 0]] };
/** Partials of a small bell: how high, how loud, how long in seconds. */
const PARTIALS = [[1, 1, 0.9], [2.01, 0.35, 0.5], [3.9, 0.12, 0.2]] as const;
const LOUDNESS = 0.16;

/** Browsers that cannot, or must not, simply do nothing. */
export const canBuzz = (): boolean => typeof navigator.vibrate === "function";
export const canSound = (): boolean => typeof AudioContext === "function";

/** Whether sound is allowed; browsers that do not tell are asked by trying. */
const touched = (): boolean => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;

class Alerts {
  private readonly on = $state<Record<Way, boolean>>({ sound: kept("sound"), buzz: kept("buzz"), title: kept("title") });
  private context: AudioContext | null = null;

  wants(way: Way): boolean {
    return this.on[way];
  }

  /** Ways that there are on this device. */
  get ways(): Way[] {
    return WAYS.filter((way) => (way === "sound" ? canSound() : way === "buzz" ? canBuzz() : true));
  }

  /** Switch one on or off; what is switched on shows at once what it is like. */
  set(way: Way, on: boolean): void {
    this.on[way] = on;
    keepSetting(`alert-${way}`, on ? "on" : "off");
    if (on && way === "sound") this.ring("turn");
    if (on && way === "buzz") this.buzz("turn");
  }

  /** Somebody at this device is asked for something. */
  call(call: Call): void {
    if (this.on.sound) this.ring(call);
    if (this.on.buzz) this.buzz(call);
  }

  /** Browsers let a page sound only once somebody has touched it: called at every touch until then. Esc and Shift are no touch to them. */
  wake(): void {
    if (!this.on.sound || !canSound() || !touched()) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
  }

  private buzz(call: Call): void {
    if (canBuzz()) navigator.vibrate(BUZZ[call]);
  }

  private ring(call: Call): void {
    this.wake();
    const { context } = this;
    if (context === null) return;
    for (const [hertz, at] of BELLS[call]) strike(context, hertz, context.currentTime + at);
  }
}

function strike(context: AudioContext, hertz: number, at: number): void {
  for (const [height, loud, long] of PARTIALS) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz * height;
    volume.gain.setValueAtTime(LOUDNESS * loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}

function kept(way: Way): boolean {
  return setting(`alert-${way}`) !== "off";
}

export const alerts = new Alerts();
