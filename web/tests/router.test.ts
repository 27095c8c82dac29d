import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, go, here, ruleLink, ruleNumber } from "../src/lib/router.svelte.ts";

const ORIGIN = "https://games.example";
let events: EventTarget;
let address: URL;
const scrollTo = vi.fn();

/** The browser's address bar and history, as far as the router uses them. */
function openBrowserAt(path: string): void {
  events = new EventTarget();
  address = new URL(path, ORIGIN);
  const move = (_state: unknown, _title: string, to: string) => (address = new URL(to, address));
  const history = { pushState: vi.fn(move), replaceState: vi.fn(move) };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", {
    get pathname() {
      return address.pathname;
    },
    get search() {
      return address.search;
    },
    get hash() {
      return address.hash;
    },
    origin: ORIGIN,
  });
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  follow();
}

interface Link {
  href: string;
  target?: string;
  download?: boolean;
}

/** Clicks a link; returns whether the router followed it. */
function click({ href, target = "", download = false }: Link, keys: Partial<MouseEvent> = {}): boolean {
  const { origin, pathname, search, hash } = new URL(href, address);
  const link = { origin, pathname, search, hash, target, hasAttribute: () => download };
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...keys });
  Object.defineProperty(event, "target", { value: { closest: () => link } });
  events.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => openBrowserAt("/table/a%20b?step=3#log"));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

test("the place is read from the address, its parts decoded", () => {
  expect(here().path).toBe("/table/a%20b");
  expect(here().parts).toEqual(["table", "a b"]);
  expect(here().query.get("step")).toBe("3");
  expect(here().hash).toBe("log");
});

test("go adds an entry to the history and scrolls to the top", () => {
  go("/lobby");
  expect(history.pushState).toHaveBeenCalledWith(null, "", "/lobby");
  expect(here().parts).toEqual(["lobby"]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("go can replace the entry and then leaves the scroll position", () => {
  go("/review/x?step=4", true);
  expect(history.replaceState).toHaveBeenCalled();
  expect(history.pushState).not.toHaveBeenCalled();
  expect(here().query.get("step")).toBe("4");
  expect(scrollTo).not.toHaveBeenCalled();
});

test("the back button changes the place", () => {
  address = new URL("/rules", ORIGIN);
  events.dispatchEvent(new Event("popstate"));
  expect(here().parts).toEqual(["rules"]);
});

test("a link to a page of the client is followed without loading", () => {
  expect(click({ href: "/puzzles/daily?x=1#top" })).toBe(true);
  expect(here().path).toBe("/puzzles/daily");
  expect(here().query.get("x")).toBe("1");
});

test.each<[string, Link, Partial<MouseEvent>]>([
  ["to another site", { href: "https://example.org/" }, {}],
  ["to the API", { href: "/api/tables/x/record" }, {}],
  ["within the page", { href: "#chat" }, {}],
  ["that downloads", { href: "/rules", download: true }, {}],
  ["for another tab", { href: "/rules", target: "_blank" }, {}],
  ["with Ctrl", { href: "/rules" }, { ctrlKey: true }],
  ["with Shift", { href: "/rules" }, { shiftKey: true }],
  ["with the middle button", { href: "/rules" }, { button: 1 }],
])("a link %s is left to the browser", (_, link, keys) => {
  expect(click(link, keys)).toBe(false);
  expect(here().parts).toEqual(["table", "a b"]);
});

test("players read the number of a rule without its letter", () => {
  expect(["R5.3", "R10", "rulings"].map(ruleNumber)).toEqual(["5.3", "10", "rulings"]);
});

test("a link to the rulebook names the edition without its options", () => {
  expect(ruleLink("R4.2")).toBe("/rules/R4.2");
  expect(ruleLink("R4.2", "dday+novictory+road_length=16")).toBe("/rules/R4.2?edition=dday");
  expect(ruleLink("", "prototype")).toBe("/rules?edition=prototype");
});
