/** A small router over the browser's history: the current place, and links that do not reload the page. */

export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const { pathname, search, hash } = location;
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

let place = $state.raw<Place>({ path: "/", parts: [], query: new URLSearchParams(), hash: "" });

export function here(): Place {
  return place;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place = read();
  if (!replace) scrollTo(0, 0);
}

/** The number of a rule as players read it: `5.3` of `R5.3`. */
export function ruleNumber(rule: string): string {
  return rule.replace(/^R(?=\d)/, "");
}

/** The address of an entry of the rulebook, in the words of an edition; its options do not matter. */
export function ruleLink(entry: string, edition?: string): string {
  return `/rules${entry && `/${entry}`}${edition ? `?edition=${edition.split("+")[0]}` : ""}`;
}

/** Starts following the browser's address. */
export function follow(): void {
  place = read();
  addEventListener("popstate", () => (place = read()));
  addEventListener("click", followLink);
}

/** Follows links to pages of the client without reloading; leaves all other links to the browser. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
