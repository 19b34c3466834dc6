import { type Consent, consentCategories, consentTo, fullConsent } from "~/utils/visitor-choices";

const literal = /^\{(?:[a-z]+:(?:'[^'{}]*'|true|false|\d+)(?:,(?!\})|(?=\})))+\}$/i;

/**
 * Reads the value of the cookie `CookieConsent` of an external consent provider, decoded:
 * `{stamp:'…',necessary:true,preferences:false,statistics:true,marketing:false,method:'explicit',ver:1,utc:…}`, or
 * `-1` for a visitor from a country where consent is not required. Null for anything else: no consent.
 */
export function parseProviderConsent(value: string): Consent | null {
  if (value === "-1") return fullConsent;
  if (value.length > 1000 || !literal.test(value)) return null;
  // Quoted values are emptied, as they could look like an answer.
  const entries = value
    .replace(/'[^']*'/g, "''")
    .slice(1, -1)
    .split(",");
  const count = (name: string, answer: boolean) =>
    entries.filter((entry) => entry === `${name}:${answer}`).length;
  const isUnambiguous = consentCategories.every((name) => count(name, true) + count(name, false) === 1);
  return isUnambiguous ? consentTo((category) => count(category, true) === 1) : null;
}
