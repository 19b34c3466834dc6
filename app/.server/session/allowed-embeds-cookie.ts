import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { isEmbedId, parseAllowedEmbeds, serializeAllowedEmbeds } from "~/utils/allowed-embeds";
import { type ReturnFields, returnAddress } from "~/utils/local-path";
import { pathCookie } from "./site-cookie";

export const allowedEmbedsCookie = pathCookie("alleen-deze");

/** The ids of the embeds that the visitor allowed on the requested page. */
export function readAllowedEmbeds(visit: { request: Request; origin: string }): string[] {
  return parseAllowedEmbeds(allowedEmbedsCookie.read(visit) ?? "", new URL(visit.request.url).pathname);
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
  // A semicolon is valid in a path but not in a cookie attribute.
  const path = pathname.replaceAll(";", "%3B");
  const cookie = allowedEmbedsCookie.set(serializeAllowedEmbeds(pathname, ids), path, { origin });
  const headers: HeadersInit = ids.length > 0 ? { "Set-Cookie": cookie } : {};
  return redirect(address, { status: 303, headers });
}
