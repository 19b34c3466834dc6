import { redirect } from "@remix-run/node";
import { parse, serialize } from "cookie";
import type { Config } from "~/.server/config/config";
import type { RequestScope } from "~/.server/context/context";
import { amsterdamDay } from "~/utils/dates";
import { returnAddress } from "~/utils/own-path";
import { parseViewSettings, serializeViewSettings, type ViewSettings } from "~/utils/visitor-choices";
import { parseProviderConsent } from "./provider-consent";

export const viewCookieName = "weergave";

// Spec 002, section 9; browsers make 400 days of it.
const lifetime = 1000 * 86_400;

/** The choices that a visitor's cookie holds; where an external provider asks for consent, its cookie has that part. */
export function readView(request: Request, now: Date, { consentProviderId }: Config): ViewSettings {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const view = parseViewSettings(cookies[viewCookieName] ?? "", amsterdamDay(now));
  return consentProviderId ? { ...view, consent: parseProviderConsent(cookies.CookieConsent ?? "") } : view;
}

/** Keeps a changed choice and leads back to the page that the form stood on (its fields `terug` and `anker`). */
export function keepView(scope: RequestScope, form: FormData, change: Partial<ViewSettings>): Response {
  const view = { ...scope.view, ...change };
  const value = serializeViewSettings(scope.config.consentProviderId ? { ...view, consent: null } : view);
  const cookie = serialize(viewCookieName, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: scope.origin.startsWith("https:"),
    // Nothing chosen: nothing kept.
    maxAge: value ? lifetime : 0,
    // Readable as it is; every character in it is one that a cookie may hold.
    encode: (text) => text,
  });
  return redirect(returnAddress(form), {
    status: 303,
    // What was fetched ahead looks as it was chosen before.
    headers: { "Set-Cookie": cookie, "Clear-Site-Data": '"prefetchCache"' },
  });
}
