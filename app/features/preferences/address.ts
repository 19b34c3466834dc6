import { localPath } from "~/utils/local-path";
import { isPreviewPath } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";

const path = "/weergave";
const base = "http://local.invalid";

/** Address of the reading preferences page, for a link on the page at `address` (path and query). */
export function preferencesAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, base);
  // On the preferences page itself, the return address is passed on unchanged.
  if (pathname === path || pathname.startsWith(`${path}/`)) {
    const back = preferencesReturnPath(searchParams.get("terug"));
    return back === "/" ? path : `${path}?terug=${encodeURIComponent(back)}`;
  }
  // Preview addresses are secret.
  if (isPreviewPath(pathname)) return path;
  // Queries with personal data are not passed on.
  const back = hasPrivateQuery(base + address) ? pathname : address;
  return `${path}?terug=${encodeURIComponent(back)}`;
}

/** The page to return to after choosing: a page of this site other than the preferences page, else home. */
export function preferencesReturnPath(value: unknown): string {
  const back = localPath(value);
  return back === null || /^\/weergave(?=[/?]|$)/.test(back) ? "/" : back;
}
