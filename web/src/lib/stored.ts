/** The settings of this device in local storage. Not reactive, so that `early.ts` can read them. */

export interface Settings {
  theme: "system" | "light" | "dark";
  /** The landscape of all boards; `own` is that of each edition. */
  board: "own" | "spring" | "night" | "plain";
  pieces: "wood" | "flat" | "letters";
  language: string;
  sound: boolean;
  /** Whether the player was asked about sound. */
  soundAsked: boolean;
  /** How fast the enemy's actions are shown. */
  pace: "slow" | "normal" | "fast" | "instant";
  gaps: boolean;
  /** Whether the player's objective is marked on the roads. */
  marks: boolean;
  /** Whether it is marked when two players share the screen; the marks reveal it to the other one. */
  hotseatMarks: boolean;
  /** Whether single-key shortcuts work anywhere on a game's page, not only on the board (WCAG 2.1.4). */
  keys: boolean;
  chat: boolean;
  /** Whether games against the machine show how likely each objective of the enemy is. */
  odds: boolean;
  edition: string;
  level: number;
  beginner: boolean;
  /** How many special units and cards have joined the beginner's rules (`ladder/ladder.ts`). */
  stage: number;
  /** Whether a game was started on this device before. */
  visited: boolean;
  /** The guided first game on this device: not begun, its table, or `done` once it was won or declined. */
  firstGame: string;
  name: string;
}

const KEY = "sevenroads";
export const DEFAULTS: Settings = {
  theme: "system",
  board: "own",
  pieces: "wood",
  language: "",
  sound: false,
  soundAsked: false,
  pace: "normal",
  gaps: false,
  marks: true,
  hotseatMarks: false,
  keys: true,
  chat: true,
  odds: false,
  edition: "ardennes",
  level: 1,
  beginner: true,
  stage: 0,
  visited: false,
  firstGame: "",
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

/** Sets the attributes of the root that choose colours: a value that is the default has none. */
export function showLook({ theme, board, pieces }: Pick<Settings, "theme" | "board" | "pieces">): void {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries({ theme, board, pieces })) {
    if (value === DEFAULTS[name as "theme" | "board" | "pieces"]) delete dataset[name];
    else dataset[name] = value;
  }
}
