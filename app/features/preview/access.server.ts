import { parse, serialize } from "cookie";
import type { Config } from "~/.server/config/config";
import type { RequestScope } from "~/.server/context/scope";
import { pathOf } from "~/utils/paths";
import { type PreviewTarget, previewPath, previewTarget } from "./model";
import { isSignedPreview } from "./signature.server";

/** What a visitor may ask the CMS to preview, and on whose authority. */
export interface PreviewAccess {
  target: PreviewTarget;
  /** Of a signed link; null for an editor who is logged in to the CMS. */
  link: PreviewLink | null;
  /** The editor's own session cookie (`name=value`), with which the CMS decides; null with a link. */
  session: string | null;
}

interface PreviewLink {
  /** Seconds since 1970. */
  until: number;
  code: string;
}

/** The names of a signed link in its query. */
export const linkKeys = { until: "tot", code: "code" } as const;

export const previewCookieName = "voorbeeld";

/** A signed link, what it left behind for the forms and lists of its page, or a session of the CMS; else null. */
export function previewAccess({
  request,
  config,
  now,
}: Pick<RequestScope, "request" | "config" | "now">): PreviewAccess | null {
  const target = previewTarget(pathOf(request));
  if (!target) return null;
  const query = new URL(request.url).searchParams;
  const cookies = parse(request.headers.get("Cookie") ?? "", { decode: (text) => text });
  const hasLink = query.has(linkKeys.until) || query.has(linkKeys.code);
  const [until, code] = hasLink
    ? [onlyOne(query, linkKeys.until), onlyOne(query, linkKeys.code)]
    : (cookies[previewCookieName] ?? "").split(".");
  const link = linkOf(until, code);
  if (link && isValid(link, target, config, now)) return { target, link, session: null };
  const session = config.previewCookie ? cookies[config.previewCookie] : undefined;
  return session ? { target, link: null, session: `${config.previewCookie}=${session}` } : null;
}

/** Keeps a link for its page: a list that is filtered there has another query. */
export function previewCookie({ target, link }: PreviewAccess, origin: string, now: Date): string | null {
  if (!link) return null;
  return serialize(previewCookieName, `${link.until}.${link.code}`, {
    path: previewPath(target),
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    maxAge: Math.floor(link.until - now.getTime() / 1000),
  });
}

/** What a call on behalf of a previewer carries, where that is not the site itself. */
interface Authority {
  headers: Record<string, string>;
  anonymous: true;
}

/** An editor without a link calls in person: the credentials of the site would open what the session does not. */
export function previewAuthority({ session }: PreviewAccess): Authority | undefined {
  return session === null ? undefined : { headers: { Cookie: session }, anonymous: true };
}

function isValid({ until, code }: PreviewLink, target: PreviewTarget, config: Config, now: Date): boolean {
  return until * 1000 > now.getTime() && isSignedPreview(target, until, code, config.sessionSecrets);
}

function linkOf(until: string | undefined, code: string | undefined): PreviewLink | null {
  return code && until && /^\d{10}$/.test(until) ? { until: Number(until), code } : null;
}

/** A name that stands twice has two meanings. */
function onlyOne(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
