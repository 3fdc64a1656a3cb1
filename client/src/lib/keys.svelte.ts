// Whether letters and digits work as keys at a table, and whether the list of them is open.

import { keepSetting, setting } from "./tokens";

class Keys {
  /** Letters, digits and signs are keys. Who speaks to the device, or hits keys by accident, turns them off. */
  letters = $state(setting("keys") !== "off");
  list = $state(false);
  /** A moment of the past is on the table, and some keys lead through time. */
  looking = $state(false);

  turn(on: boolean): void {
    this.letters = on;
    keepSetting("keys", on ? "on" : "off");
  }
}

export const keys = new Keys();
