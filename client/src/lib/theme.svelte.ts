// Day, night, or as the system has it.

import { keepSetting, setting } from "./tokens";

export type Theme = "system" | "day" | "night";

class Look {
  theme = $state<Theme>(kept());
  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  systemDark = $state(this.dark.matches);

  constructor() {
    this.dark.addEventListener("change", (event) => {
      this.systemDark = event.matches;
      this.show();
    });
    this.show();
  }

  get night(): boolean {
    return this.theme === "night" || (this.theme === "system" && this.systemDark);
  }

  /** Day to night and back; choosing what the system has follows the system again. */
  toggle(): void {
    const wanted = this.night ? "day" : "night";
    const system = this.systemDark ? "night" : "day";
    this.theme = wanted === system ? "system" : wanted;
    keepSetting("theme", this.theme);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset["theme"] = this.night ? "night" : "day";
  }
}

function kept(): Theme {
  const value = setting("theme");
  return value === "day" || value === "night" ? value : "system";
}

export const look = new Look();
