import type { RequestScope } from "~/.server/context/scope";
import { pathOf } from "~/utils/paths";
import { isPrivatePage } from "./private-pages";

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

type Visit = Pick<RequestScope, "config" | "choices" | "allowedEmbeds">;

/**
 * The third parties that the document at `url` loads, given the `data` of its loaders. A failed page loads none, as
 * its address may be invented.
 */
export function thirdPartyLoadsOf(visit: Visit, url: string, data: unknown, failed = false): ThirdPartyLoads {
  if (failed) return noThirdParties;
  return {
    embeds: visit.choices.consent?.marketing ? "site" : visit.allowedEmbeds.length > 0 ? "page" : "none",
    hostsWithoutConsent: hostsWithoutConsent(data),
    tagManager: tagManagerIdFor(visit, url) !== null,
    captcha: captchaKeyFor(visit, url) !== null,
    consentProvider: visit.config.consentProviderId !== "" && !isPrivatePage(url),
  };
}

/** The container id of the tag manager after consent to statistics, except on private pages. */
export function tagManagerIdFor(
  { config, choices }: Pick<Visit, "config" | "choices">,
  url: string,
): string | null {
  const allowed = choices.consent?.statistics && !isPrivatePage(url);
  return (allowed && config.tagManagerId) || null;
}

/** The site key of the captcha on vacancy forms, after consent to marketing. */
export function captchaKeyFor(
  { config, choices }: Pick<Visit, "config" | "choices">,
  url: string,
): string | null {
  const allowed = choices.consent?.marketing && pathOf({ url }).endsWith("/solliciteren");
  return (allowed && config.captchaSiteKey) || null;
}

/** The hosts of embeds that need no consent, at any depth of a page's data. */
function hostsWithoutConsent(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  if (isEmbedWithoutConsent(data)) return [data.embed.host];
  return Object.values(data).flatMap(hostsWithoutConsent);
}

function isEmbedWithoutConsent(value: object): value is { embed: { host: string } } {
  if (!("needsConsent" in value && value.needsConsent === false && "embed" in value)) return false;
  const { embed } = value;
  return typeof embed === "object" && embed !== null && "host" in embed && typeof embed.host === "string";
}
