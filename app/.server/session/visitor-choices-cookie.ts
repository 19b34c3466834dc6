import { redirect } from "@remix-run/node";
import { parse, serialize } from "cookie";
import type { Config } from "~/.server/config/config";
import type { RequestScope } from "~/.server/context/scope";
import { amsterdamDay } from "~/utils/dates";
import { returnAddress } from "~/utils/local-path";
import { parseChoices, serializeChoices, type VisitorChoices } from "~/utils/visitor-choices";
import { parseProviderConsent } from "./provider-consent";

export const choicesCookieName = "weergave";

// Spec 002, section 9; browsers make 400 days of it.
const lifetime = 1000 * 86_400;

/** The choices that a visitor's cookie holds; where an external provider asks for consent, its cookie has that part. */
export function readChoices(request: Request, now: Date, { consentProviderId }: Config): VisitorChoices {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const view = parseChoices(cookies[choicesCookieName] ?? "", amsterdamDay(now));
  return consentProviderId ? { ...view, consent: parseProviderConsent(cookies.CookieConsent ?? "") } : view;
}

/** Keeps a changed choice and leads back to the page that the form stood on (its fields `terug` and `anker`). */
export function saveChoices(scope: RequestScope, form: FormData, change: Partial<VisitorChoices>): Response {
  const view = { ...scope.choices, ...change };
  const value = serializeChoices(scope.config.consentProviderId ? { ...view, consent: null } : view);
  const cookie = serialize(choicesCookieName, value, {
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
