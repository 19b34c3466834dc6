import { redirect } from "@remix-run/node";
import { parse } from "cookie";
import type { RequestScope } from "~/.server/context/scope";
import { amsterdamDay } from "~/utils/dates";
import { type ReturnFields, returnAddress } from "~/utils/local-path";
import { parseChoices, serializeChoices, type VisitorChoices } from "~/utils/visitor-choices";
import { parseProviderConsent } from "./provider-consent";
import { hostCookie } from "./site-cookie";

export const storedChoices = hostCookie("weergave");

// In seconds: 1000 days, which browsers limit to 400.
const lifetime = 1000 * 86_400;

type Visit = Pick<RequestScope, "request" | "origin" | "now" | "config">;

/** Reads the visitor's choices from the cookie; with an external consent provider, consent from the provider's. */
export function readChoices({ request, origin, now, config: { consentProviderId } }: Visit): VisitorChoices {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const choices = parseChoices(storedChoices.in(cookies, origin) ?? "", amsterdamDay(now));
  return consentProviderId
    ? { ...choices, consent: parseProviderConsent(cookies.CookieConsent ?? "") }
    : choices;
}

/** The header `Set-Cookie` that stores changed choices. */
export function choicesCookie(scope: RequestScope, change: Partial<VisitorChoices>): string {
  const choices = { ...scope.choices, ...change };
  const value = serializeChoices(scope.config.consentProviderId ? { ...choices, consent: null } : choices);
  return storedChoices.set(value, {
    origin: scope.origin,
    // Without any choice the cookie is deleted.
    maxAge: value ? lifetime : 0,
    // Every character of the value is valid in a cookie.
    encode: (text) => text,
  });
}

/** Stores changed choices and redirects to the page of the form (its fields `terug` and `anker`). */
export function saveChoices(
  scope: RequestScope,
  form: ReturnFields,
  change: Partial<VisitorChoices>,
): Response {
  return redirect(returnAddress(form), {
    status: 303,
    // Prefetched pages still show the previous choices.
    headers: { "Set-Cookie": choicesCookie(scope, change), "Clear-Site-Data": '"prefetchCache"' },
  });
}
