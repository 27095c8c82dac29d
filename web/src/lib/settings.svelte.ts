/** What a player has chosen on this device. Kept in local storage; a browser without it forgets. */

export interface Settings {
  theme: "system" | "light" | "dark";
  language: string;
  sound: boolean;
  /** How fast the enemy's actions are replayed. */
  pace: "slow" | "normal" | "fast" | "instant";
  gaps: boolean;
  /** Whether the own objective is marked on the roads. */
  marks: boolean;
  chat: boolean;
  edition: string;
  level: number;
  beginner: boolean;
  /** Whether a game has been begun here before. */
  visited: boolean;
  name: string;
}

const KEY = "sevenroads";
const DEFAULTS: Settings = {
  theme: "system",
  language: "",
  sound: false,
  pace: "normal",
  gaps: false,
  marks: true,
  chat: true,
  edition: "ardennes",
  level: 1,
  beginner: true,
  visited: false,
  name: "",
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing to keep it in: it holds until the page is closed.
  }
  if (changed.theme) applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset["theme"] = settings.theme;
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
