import { redirect } from "@remix-run/node";
import { parse, serialize } from "cookie";
import type { RequestScope } from "~/.server/context/scope";
import { isEmbedId, parseAllowedEmbeds, serializeAllowedEmbeds } from "~/utils/allowed-embeds";
import { returnAddress } from "~/utils/local-path";

export const allowedEmbedsCookieName = "alleen-deze";

/** What of other sites the visitor wants to see on the page that is asked for. */
export function readAllowedEmbeds(request: Request): string[] {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  return parseAllowedEmbeds(cookies[allowedEmbedsCookieName] ?? "", new URL(request.url).pathname);
}

/**
 * Shows what the form names (its fields `deze`) on the page it stood on, until the browser is closed. The cookie goes
 * to that page only, so the form itself says what is shown there already; consent stays what it was.
 */
export function allowEmbeds({ origin }: RequestScope, form: FormData): Response {
  const address = returnAddress(form);
  const { pathname } = new URL(address, origin);
  const ids = [...new Set(form.getAll("deze"))].filter(isEmbedId);
  const cookie = serialize(allowedEmbedsCookieName, serializeAllowedEmbeds(pathname, ids), {
    // The one sign that a path may hold and a cookie may not.
    path: pathname.replaceAll(";", "%3B"),
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  });
  const headers: HeadersInit = ids.length > 0 ? { "Set-Cookie": cookie } : {};
  return redirect(address, { status: 303, headers });
}
