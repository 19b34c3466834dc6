import { parse } from "cookie";
import type { Config } from "~/.server/config/config";
import type { RequestScope } from "~/.server/context/scope";
import { pathCookie } from "~/.server/session/site-cookie";
import { pathOf } from "~/utils/paths";
import { linkKeys, type PreviewTarget, previewPath, previewTarget } from "./model";
import { isSignedPreview } from "./signature.server";

/** The revision that a visitor may preview, and the authorization for it. */
export interface PreviewAccess {
  target: PreviewTarget;
  /** From a signed link; null for an editor with a CMS session. */
  link: PreviewLink | null;
  /** The editor's session cookie (`name=value`), which the CMS checks; null with a link. */
  session: string | null;
}

interface PreviewLink {
  /** Seconds since 1970. */
  until: number;
  code: string;
}

export const openedPreview = pathCookie("voorbeeld");

/** Access by a signed link, by the cookie that it set for forms and lists, or by a CMS session; else null. */
export function previewAccess({
  request,
  config,
  now,
  origin,
}: Pick<RequestScope, "request" | "config" | "now" | "origin">): PreviewAccess | null {
  const target = previewTarget(pathOf(request));
  if (!target) return null;
  const query = new URL(request.url).searchParams;
  const cookies = parse(request.headers.get("Cookie") ?? "", { decode: (text) => text });
  const hasLink = query.has(linkKeys.until) || query.has(linkKeys.code);
  const [until, code] = hasLink
    ? [singleValue(query, linkKeys.until), singleValue(query, linkKeys.code)]
    : (openedPreview.in(cookies, origin) ?? "").split(".");
  const link = parseLink(until, code);
  if (link && isValid(link, target, config, now)) return { target, link, session: null };
  const session = config.previewCookie ? cookies[config.previewCookie] : undefined;
  return session ? { target, link: null, session: `${config.previewCookie}=${session}` } : null;
}

/** Stores a link for its page, as filtering a list replaces the query. */
export function previewCookie({ target, link }: PreviewAccess, origin: string, now: Date): string | null {
  if (!link) return null;
  const maxAge = Math.floor(link.until - now.getTime() / 1000);
  return openedPreview.set(`${link.until}.${link.code}`, previewPath(target), { origin, maxAge });
}

/** Headers of a call on behalf of a previewer, where they differ from those of the site. */
interface Authority {
  headers: Record<string, string>;
  anonymous: true;
}

/** Without a link, calls use the editor's session: the site's credentials may have more rights. */
export function previewAuthority({ session }: PreviewAccess): Authority | undefined {
  return session === null ? undefined : { headers: { Cookie: session }, anonymous: true };
}

function isValid({ until, code }: PreviewLink, target: PreviewTarget, config: Config, now: Date): boolean {
  return until * 1000 > now.getTime() && isSignedPreview(target, until, code, config.sessionSecrets);
}

function parseLink(until: string | undefined, code: string | undefined): PreviewLink | null {
  return code && until && /^\d{10}$/.test(until) ? { until: Number(until), code } : null;
}

/** Repeated parameters are ambiguous and therefore rejected. */
function singleValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
