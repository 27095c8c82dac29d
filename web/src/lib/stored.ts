/** The settings of this device in local storage. Not reactive, so that `early.ts` can read them. */

export interface Settings {
  theme: "system" | "light" | "dark";
  language: string;
  sound: boolean;
  /** How fast the enemy's actions are shown. */
  pace: "slow" | "normal" | "fast" | "instant";
  gaps: boolean;
  /** Whether the player's objective is marked on the roads. */
  marks: boolean;
  /** Whether single-key shortcuts work anywhere on a game's page, not only on the board (WCAG 2.1.4). */
  keys: boolean;
  chat: boolean;
  edition: string;
  level: number;
  beginner: boolean;
  /** Whether a game was started on this device before. */
  visited: boolean;
  name: string;
}

const KEY = "sevenroads";
export const DEFAULTS: Settings = {
  theme: "system",
  language: "",
  sound: false,
  pace: "normal",
  gaps: false,
  marks: true,
  keys: true,
  chat: true,
  edition: "ardennes",
  level: 1,
  beginner: true,
  visited: false,
  name: "",
};

export function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export function store(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Local storage is full or switched off: the settings last until the page is closed.
  }
}

export function showTheme(theme: Settings["theme"]): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.dataset["theme"] = theme;
}
