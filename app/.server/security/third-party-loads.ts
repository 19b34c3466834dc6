import type { RequestScope } from "~/.server/context/scope";
import { isTracked } from "./tracking";

/** The third parties that one document loads; its content policy allows no others. */
export interface ThirdPartyLoads {
  /** Where the visitor allowed embeds that need marketing cookies: nowhere, on this page only, or on every page. */
  embeds: "none" | "page" | "site";
  /** Hosts framed without consent: editors declared that they set no marketing cookies. */
  hostsWithoutConsent: readonly string[];
  tagManager: boolean;
  captcha: boolean;
  /** The script of an external consent provider. */
  consentProvider: boolean;
}

export const noThirdParties: ThirdPartyLoads = {
  embeds: "none",
  hostsWithoutConsent: [],
  tagManager: false,
  captcha: false,
  consentProvider: false,
};

type Visit = Pick<RequestScope, "config" | "choices" | "allowedEmbeds" | "policy" | "request">;

/**
 * The third parties that the document of a visit loads, given the `data` of its loaders. A failed page loads none,
 * as its address may be invented.
 */
export function thirdPartyLoadsOf(visit: Visit, data: unknown, failed = false): ThirdPartyLoads {
  if (failed) return noThirdParties;
  return {
    embeds: visit.choices.consent?.marketing ? "site" : visit.allowedEmbeds.length > 0 ? "page" : "none",
    hostsWithoutConsent: hostsWithoutConsent(data),
    tagManager: tagManagerIdFor(visit) !== null,
    captcha: captchaKeyFor(visit) !== null,
    consentProvider: visit.config.consentProviderId !== "" && isTracked(visit),
  };
}

/** The container id of the tag manager after consent to statistics, except on private pages. */
export function tagManagerIdFor(visit: Omit<Visit, "allowedEmbeds">): string | null {
  const allowed = visit.choices.consent?.statistics && isTracked(visit);
  return (allowed && visit.config.tagManagerId) || null;
}

/** The site key of the captcha on vacancy forms, after consent to marketing. */
export function captchaKeyFor({
  config,
  choices,
  policy,
}: Pick<Visit, "config" | "choices" | "policy">): string | null {
  const allowed = choices.consent?.marketing && policy.captcha;
  return (allowed && config.captchaSiteKey) || null;
}

const hostsOfFrozen = new WeakMap<object, string[]>();
/** One array for all values without embeds: nearly every value is one. */
const noHosts: string[] = [];

/** The hosts of embeds that need no consent, at any depth of a page's data. */
function hostsWithoutConsent(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  // Decoded values are frozen and on many pages, so they are searched once.
  const known = hostsOfFrozen.get(value);
  if (known) return known;
  const found = isEmbedWithoutConsent(value)
    ? [value.embed.host]
    : partsOf(value).flatMap(hostsWithoutConsent);
  const hosts = found.length > 0 ? found : noHosts;
  if (Object.isFrozen(value)) hostsOfFrozen.set(value, hosts);
  return hosts;
}

/** The values of all properties: those of loader data are not enumerable (server/pages/without-serialisation.ts). */
function partsOf(value: object): unknown[] {
  if (Array.isArray(value)) return value;
  return Object.getOwnPropertyNames(value).map((name): unknown => Reflect.get(value, name));
}

function isEmbedWithoutConsent(value: object): value is { embed: { host: string } } {
  if (!("needsConsent" in value && value.needsConsent === false && "embed" in value)) return false;
  const { embed } = value;
  return typeof embed === "object" && embed !== null && "host" in embed && typeof embed.host === "string";
}
