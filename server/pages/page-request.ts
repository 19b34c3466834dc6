import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import { brandOf, originOf } from "../../app/.server/config/brand-of-request";
import type { AppContext } from "../../app/.server/context/scope";
import { declaredQuery, hasTypedQuery } from "../../app/.server/routing/declared-query";
import { spelledAsRoute } from "../../app/.server/routing/route-table";
import { allowedEmbedsCookie } from "../../app/.server/session/allowed-embeds-cookie";
import { sessionCookie } from "../../app/.server/session/session-cookie";
import { storedChoices } from "../../app/.server/session/visitor-choices-cookie";
import type { Brand } from "../../app/utils/brand";
import { amsterdamDay } from "../../app/utils/dates";
import { isPreviewPath } from "../../app/utils/paths";
import { writeQuery } from "../../app/utils/query";
import type { RoutePolicy } from "../../app/utils/route-policy";
import { parseChoices, serializeChoices } from "../../app/utils/visitor-choices";
import { hasOneHost, hostPattern, isFrameworkAddress, isMalformedPath } from "../guard";

/** A request for a page. */
export type PageRequest = SharedPageRequest | PersonalPageRequest;

/** A request for a page that is rendered for one visitor. */
export interface PersonalPageRequest {
  isShared: false;
  path: string;
  /** URL on the requested host. */
  address: string;
}

/** A request for a page that visitors share, reduced to what pages vary by. */
export interface SharedPageRequest {
  isShared: true;
  key: string;
  brand: Brand;
  path: string;
  /** URL to render, on the canonical host of the brand. */
  address: string;
  headers: Record<string, string>;
  /** URL with the whole query, which the CMS may redirect; null if `address` is complete. */
  fullAddress: string | null;
  /** Whether visitors can invent such keys, with a query for example. */
  isInvented: boolean;
}

const maxUrlLength = 1500;
/** Paths that other handlers serve before Remix, and files. */
const otherPaths = /^\/(healthz|readyz|cache\/flush)$|^\/drupal\/|\.[^/]*$|.\/$/;

/** The requested page; null if the response is no page, or the request is malformed. */
export function pageRequestOf(request: IncomingMessage, app: AppContext): PageRequest | null {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/") || url.length > maxUrlLength)
    return null;
  const queryStart = url.indexOf("?");
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  if (otherPaths.test(path) || path.includes("#") || isMalformedPath(path) || isFrameworkAddress(url))
    return null;
  const route = app.routes.match(path);
  if (!route?.isPage && !route?.policy.answersScripts) return null;
  // Rendered behind Express (server/site.ts).
  if (isPreviewPath(path)) return null;
  // Redirected (server/guard.ts).
  if (spelledAsRoute(path, route) !== path) return null;
  const host = hostOf(request, app);
  if (host === null) return null;
  const personal: PersonalPageRequest = { isShared: false, path, address: `http://${host}${url}` };
  if (!route.policy.shared || headers.authorization || headers.range) return personal;
  const query = queryStart < 0 ? noQuery : readQuery(url.slice(queryStart + 1), route.policy);
  const choices = choicesOf(headers.cookie, route.policy, app);
  if (!query || choices === null) return personal;
  const brand = brandOf({ url: `http://${host}/` }, app.config);
  const testId = app.config.backendFaults ? headers["x-test-id"] : undefined;
  const origin = `http://${canonicalHost(brand, app)}`;
  return {
    isShared: true,
    key: `${brand} ${path}${query.search} ${choices}${testId ? ` ${testId}` : ""}`,
    brand,
    path,
    address: origin + path + query.search,
    headers: {
      ...(choices && { Cookie: `${storedChoices.nameAt(originOf(brand, app.config))}=${choices}` }),
      ...(typeof testId === "string" && { "X-Test-Id": testId }),
    },
    fullAddress: query.dropped ? origin + url : null,
    isInvented: query.search !== "" || /mededeling|slideInId/.test(choices),
  };
}

interface KnownQuery {
  /** Query with the names that pages read: '' or `?…`. */
  search: string;
  /** Whether names that the route does not declare were left out. */
  dropped: boolean;
}

const noQuery: KnownQuery = { search: "", dropped: false };

/** The part of a query that pages vary by; null if the query contains visitor input. */
function readQuery(text: string, policy: RoutePolicy): KnownQuery | null {
  const query = new URLSearchParams(text);
  if (hasTypedQuery(query, policy)) return null;
  const declared = declaredQuery(query, policy);
  const search = declared.size > 0 ? `?${writeQuery(declared)}` : "";
  return { search, dropped: declared.size < query.size };
}

/** The visitor's choices, normalised; null if the page also varies by other cookies. */
function choicesOf(
  header: string | undefined,
  { shared }: RoutePolicy,
  { config, now }: AppContext,
): string | null {
  if (!header) return "";
  const cookies = parse(header);
  if (shared !== "everyone" && sessionCookie.isIn(cookies)) return null;
  // Allowed embeds, and the consent that an external provider stores.
  if (allowedEmbedsCookie.isIn(cookies) || (config.consentProviderId && cookies.CookieConsent)) return null;
  const value = storedChoices.in(cookies, config.publicUrl);
  return value ? serializeChoices(parseChoices(value, amsterdamDay(now()))) : "";
}

/** The requested host; null if it is malformed, so that the guard rejects the request. */
function hostOf(request: IncomingMessage, { config }: AppContext): string | null {
  const { headers } = request;
  const forwarded = config.trustProxy > 0 ? headers["x-forwarded-host"] : undefined;
  const host = String(forwarded ?? headers.host ?? "")
    .split(",")[0]
    ?.trim();
  if (!hasOneHost(request) || !headers.host || !hostPattern.test(headers.host)) return null;
  return host && hostPattern.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

/** A configured host of the brand: the visitor's `Host` header must not get into cached pages. */
function canonicalHost(brand: Brand, { config }: AppContext): string {
  const { host } = new URL(originOf(brand, config));
  return brandOf({ url: `http://${host}/` }, config) === brand ? host : `${brand}.localhost`;
}
