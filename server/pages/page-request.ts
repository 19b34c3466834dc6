import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import { isCampaign, isForOneVisitor } from "../../app/.server/cache/known-query";
import { brandOf, originOf } from "../../app/.server/config/brand-of-request";
import type { AppContext } from "../../app/.server/context/scope";
import { isVisitorPage } from "../../app/.server/security/private-pages";
import { allowedEmbedsCookieName } from "../../app/.server/session/allowed-embeds-cookie";
import { choicesCookieName } from "../../app/.server/session/visitor-choices-cookie";
import type { Brand } from "../../app/utils/brand";
import { amsterdamDay } from "../../app/utils/dates";
import { parseChoices, serializeChoices } from "../../app/utils/visitor-choices";
import { hostPattern, isMalformedPath } from "../guard";

/** What a page can differ by, and nothing else of who asks for it. */
export interface PageRequest {
  key: string;
  brand: Brand;
  path: string;
  /** What is rendered: for everyone who asks this the same, whatever host they came by. */
  address: string;
  headers: Record<string, string>;
  /** The visitor's own address, where names in its query were left out that an old address may have. */
  fullAddress: string | null;
  /** Whether anybody can make up more of these. */
  isInvented: boolean;
}

const longestUrl = 1500;
const notPages =
  /^\/(assets|brands|drupal|blobstorage|cache|healthz|readyz|metrics|_blokken|geheugentest|preview|weergave|nuttig|slide-in|stijl|agenda|zoeken\/suggesties|\.well-known|fonts)(\/|$)|\/solliciteren$|\.[^/]*$|.\/$/;

/**
 * The question that a request asks; null where its answer may be for this visitor alone, or is no page: the site then
 * answers it as if nothing were kept.
 */
export function pageRequestOf(request: IncomingMessage, app: AppContext): PageRequest | null {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/") || url.length > longestUrl) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (notPages.test(path) || path.includes("#") || isMalformedPath(path)) return null;
  if (isVisitorPage(`http://own.invalid${path}`)) return null;
  const host = hostOf(request, app);
  if (host === null || headers.authorization || headers.range) return null;
  const query = mark < 0 ? nothing : readQuery(url.slice(mark + 1), app);
  const view = viewOf(headers.cookie, app);
  if (!query || view === null) return null;
  const brand = brandOf({ url: `http://${host}/` }, app.config);
  const test = app.config.backendFaults ? headers["x-test-id"] : undefined;
  const own = `http://${canonicalHost(brand, app)}`;
  return {
    key: `${brand} ${path}${query.search} ${view}${test ? ` ${test}` : ""}`,
    brand,
    path,
    address: own + path + query.search,
    headers: {
      ...(view && { Cookie: `${choicesCookieName}=${view}` }),
      ...(typeof test === "string" && { "X-Test-Id": test }),
    },
    fullAddress: query.dropped ? own + url : null,
    isInvented: query.search !== "" || view.includes("slideInId"),
  };
}

const nothing = { search: "", dropped: false };

/** The part of a query that pages differ by; null where it holds what a visitor typed or gave. */
function readQuery(text: string, { queryNames }: AppContext): typeof nothing | null {
  const fields = [...new URLSearchParams(text)];
  if (fields.some(([name]) => isForOneVisitor(name))) return null;
  const known = fields.filter(([name]) => queryNames.has(name));
  const dropped = fields.some(([name]) => !queryNames.has(name) && !isCampaign(name));
  const search = known.length > 0 ? `?${String(new URLSearchParams(known)).replaceAll("%2C", ",")}` : "";
  return { search, dropped };
}

/** The choices of a visitor as they are written by the site; null where more than them may count. */
function viewOf(header: string | undefined, { config, now }: AppContext): string | null {
  if (!header) return "";
  const cookies = parse(header);
  // What is shown to this visitor alone, and the choice that another company keeps.
  if (cookies[allowedEmbedsCookieName] || (config.consentProviderId && cookies.CookieConsent)) return null;
  const value = cookies[choicesCookieName];
  return value ? serializeChoices(parseChoices(value, amsterdamDay(now()))) : "";
}

/** The host a visitor asked for, as far as it can be believed; null where the guard has to say no. */
function hostOf({ headers }: IncomingMessage, { config }: AppContext): string | null {
  const forwarded = config.trustProxy > 0 ? headers["x-forwarded-host"] : undefined;
  const host = String(forwarded ?? headers.host ?? "")
    .split(",")[0]
    ?.trim();
  if (!headers.host || !hostPattern.test(headers.host)) return null;
  return host && hostPattern.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

/** A host of the brand that we know ourselves: what a visitor claims is in no page that is kept. */
function canonicalHost(brand: Brand, { config }: AppContext): string {
  const { host } = new URL(originOf(brand, config));
  return brandOf({ url: `http://${host}/` }, config) === brand ? host : `${brand}.localhost`;
}
