import { redirect } from "@remix-run/node";
import { parse, serialize } from "cookie";
import type { RequestScope } from "~/.server/context/scope";
import { isEmbedId, parseAllowedEmbeds, serializeAllowedEmbeds } from "~/utils/allowed-embeds";
import { type ReturnFields, returnAddress } from "~/utils/local-path";

export const allowedEmbedsCookieName = "alleen-deze";

/** The ids of the embeds that the visitor allowed on the requested page. */
export function readAllowedEmbeds(request: Request): string[] {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  return parseAllowedEmbeds(cookies[allowedEmbedsCookieName] ?? "", new URL(request.url).pathname);
}

/**
 * Allows the embeds of the form (its fields `deze`) on the form's page until the browser closes. The cookie is limited
 * to that page's path, so the form repeats the embeds allowed before. Consent does not change.
 */
export function allowEmbeds(
  { origin }: RequestScope,
  form: ReturnFields & { deze: readonly string[] },
): Response {
  const address = returnAddress(form);
  const { pathname } = new URL(address, origin);
  const ids = [...new Set(form.deze)].filter(isEmbedId);
  const cookie = serialize(allowedEmbedsCookieName, serializeAllowedEmbeds(pathname, ids), {
    // A semicolon is valid in a path but not in a cookie attribute.
    path: pathname.replaceAll(";", "%3B"),
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  });
  const headers: HeadersInit = ids.length > 0 ? { "Set-Cookie": cookie } : {};
  return redirect(address, { status: 303, headers });
}
