import { type Consent, consentCategories, consentTo, fullConsent } from "~/utils/visitor-choices";

const literal = /^\{(?:[a-z]+:(?:'[^'{}]*'|true|false|\d+)(?:,(?!\})|(?=\})))+\}$/i;

/**
 * Reads the value of the cookie `CookieConsent` of an external consent provider, decoded:
 * `{stamp:'…',necessary:true,preferences:false,statistics:true,marketing:false,method:'explicit',ver:1,utc:…}`, or
 * `-1` for a visitor from a country where nothing has to be asked. Null for anything else: not agreed to anything.
 */
export function parseProviderConsent(value: string): Consent | null {
  if (value === "-1") return fullConsent;
  if (value.length > 1000 || !literal.test(value)) return null;
  // What stands between quotes could look like an answer.
  const answers = value
    .replace(/'[^']*'/g, "''")
    .slice(1, -1)
    .split(",");
  const said = (name: string, answer: boolean) => answers.filter((entry) => entry === `${name}:${answer}`);
  const clear = consentCategories.every((name) => said(name, true).length + said(name, false).length === 1);
  return clear ? consentTo((category) => said(category, true).length === 1) : null;
}
