import { ownPath } from "~/utils/own-path";
import { isPreviewPath } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";

const path = "/weergave";
const base = "http://own.invalid";

/** The address of the page about how pages look, for whoever comes from the page at `address` (path and query). */
export function viewAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, base);
  // From that page itself, the page to go back to is the one it already knows.
  if (pathname === path || pathname.startsWith(`${path}/`)) {
    const back = viewBack(searchParams.get("terug"));
    return back === "/" ? path : `${path}?terug=${encodeURIComponent(back)}`;
  }
  // Nothing about a preview is told.
  if (isPreviewPath(pathname)) return path;
  // What an address tells of its visitor goes no further than that page.
  const back = hasPrivateQuery(base + address) ? pathname : address;
  return `${path}?terug=${encodeURIComponent(back)}`;
}

/** The page to go on with after choosing: an own page, but not the choosing itself; else home. */
export function viewBack(value: unknown): string {
  const back = ownPath(value);
  return back === null || /^\/weergave(?![^/?])/.test(back) ? "/" : back;
}
