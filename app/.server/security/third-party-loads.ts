import type { RequestScope } from "~/.server/context/scope";
import { pathOf } from "~/utils/paths";
import { isPrivatePage } from "./private-pages";

/** What one document loads of others, so that its headers allow that and nothing else. */
export interface ThirdPartyLoads {
  /** Where the visitor allowed what needs marketing cookies: nowhere, something on this page alone, or on every page. */
  embeds: "none" | "page" | "site";
  /** Hosts that this page frames without asking: its editors say that they set no marketing cookies. */
  freeFrames: readonly string[];
  /** The script of the tag manager is on it. */
  tagManager: boolean;
  /** A form on it may ask a captcha. */
  captcha: boolean;
  /** The script of an external consent provider is on it. */
  consentProvider: boolean;
}

export const noThirdParties: ThirdPartyLoads = {
  embeds: "none",
  freeFrames: [],
  tagManager: false,
  captcha: false,
  consentProvider: false,
};

type Visit = Pick<RequestScope, "config" | "choices" | "allowedEmbeds">;

/**
 * What the document at `url` loads, made of `data` (what its loaders answered). A page that failed loads nothing of
 * others: its address may be anything.
 */
export function thirdPartyLoadsOf(visit: Visit, url: string, data: unknown, failed = false): ThirdPartyLoads {
  if (failed) return noThirdParties;
  return {
    embeds: visit.choices.consent?.marketing ? "site" : visit.allowedEmbeds.length > 0 ? "page" : "none",
    freeFrames: freeFrames(data),
    tagManager: tagManagerOn(visit, url) !== null,
    captcha: captchaOn(visit, url) !== null,
    consentProvider: visit.config.consentProviderId !== "" && !isPrivatePage(url),
  };
}

/** The container of the tag manager, where the visitor agreed to statistics and the page is not a private one. */
export function tagManagerOn(
  { config, choices }: Pick<Visit, "config" | "choices">,
  url: string,
): string | null {
  const allowed = choices.consent?.statistics && !isPrivatePage(url);
  return (allowed && config.tagManagerId) || null;
}

/** The site key of the captcha, on forms of vacancies of visitors who let others look along. */
export function captchaOn(
  { config, choices }: Pick<Visit, "config" | "choices">,
  url: string,
): string | null {
  const allowed = choices.consent?.marketing && pathOf({ url }).endsWith("/solliciteren");
  return (allowed && config.captchaSiteKey) || null;
}

/** The hosts of the blocks that are shown without consent, wherever they stand in a page. */
function freeFrames(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  if (isFreeEmbed(data)) return [data.embed.host];
  return Object.values(data).flatMap(freeFrames);
}

function isFreeEmbed(value: object): value is { embed: { host: string } } {
  if (!("needsConsent" in value && value.needsConsent === false && "embed" in value)) return false;
  const { embed } = value;
  return typeof embed === "object" && embed !== null && "host" in embed && typeof embed.host === "string";
}
