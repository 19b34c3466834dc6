import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import type { AppContext } from "../app/.server/context/scope";
import { sharedTexts } from "../app/.server/i18n/nl/texts";
import { logSecurity } from "../app/.server/metrics/log-security";
import { spelledAsRoute } from "../app/.server/routing/route-table";
import { maxPathLength } from "../app/utils/paths";

const texts = sharedTexts.refused;

export const hostPattern = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;
const maxFormBytes = 256 * 1024;
const maxUploadBytes = 8 * 1024 * 1024;

/** Rejects malformed, foreign and oversized requests, for which Remix would send a bare page or a 500. */
export function guardRequests({ routes, logger }: Pick<AppContext, "routes" | "logger">): RequestHandler {
  return (request, response, next) => {
    const reject = (status: number, text: string) => response.status(status).type("text").send(`${text}\n`);
    const host = request.get("Host") ?? "";
    if (!hasOneHost(request) || !hostPattern.test(host) || !URL.canParse(`http://${host}`))
      return reject(400, "Bad Host");
    // Remix always trusts this header, so it is removed if no proxy is trusted.
    if (!request.app.get("trust proxy")) delete request.headers["x-forwarded-host"];
    // A request target can also be `http://host/path` or `*`.
    if (
      !request.originalUrl.startsWith("/") ||
      isMalformedPath(request.path) ||
      isFrameworkAddress(request.originalUrl)
    ) {
      // Shows the 404 page; the malformed path is used nowhere.
      request.url = "/__not-found";
      request.originalUrl = request.url;
    } else if (request.path.length > 1 && request.path.endsWith("/")) {
      // After a 308 browsers repeat the POST with its body.
      const status = request.method === "POST" ? 308 : 301;
      return response.redirect(status, request.originalUrl.replace(/\/+(?=\?|$)/, ""));
    }
    if (request.method === "GET" || request.method === "HEAD") {
      const route = routes.match(request.path);
      const path = route ? spelledAsRoute(request.path, route) : request.path;
      if (path === request.path) return next();
      return response.redirect(
        301,
        request.originalUrl.replace(/^[^?]*/, () => path),
      );
    }
    if (request.method !== "POST") {
      response.set("Allow", "GET, HEAD, POST");
      return reject(405, texts.method);
    }
    const { policy } = routes.match(request.path) ?? {};
    // Remix refuses foreign posts itself, by this header.
    if (policy?.acceptsForeignPosts) delete request.headers.origin;
    else if (isForeign(request)) {
      logSecurity(logger, "foreign form", { requestId: response.locals.requestId });
      return reject(403, texts.foreign);
    }
    const length = Number(request.get("Content-Length"));
    if (!Number.isInteger(length)) return reject(411, "Length Required");
    const maxBytes = request.is("multipart/form-data")
      ? (policy?.maxUploadBytes ?? maxUploadBytes)
      : maxFormBytes;
    if (length > maxBytes) return reject(413, texts.tooLarge);
    next();
  };
}

/** Whether the request has exactly one `Host` header: with two, a proxy and this site could choose different ones. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count === 1;
}

/** Whether a path contains backslashes, control characters, bad UTF-8, empty or dot segments, or is too long. */
export function isMalformedPath(path: string): boolean {
  if (path.length > maxPathLength) return true;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters
    return /[\\\u0000-\u001f\u007f]|\/\/|\/\.\.?(\/|$)/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Whether Remix would respond with loader data or its list of routes, for scripts of pages that hydrate. None does.
 */
export function isFrameworkAddress(target: string): boolean {
  const queryStart = target.indexOf("?");
  const path = queryStart < 0 ? target : target.slice(0, queryStart);
  if (path.endsWith(".data") || path === "/__manifest") return true;
  return queryStart >= 0 && new URLSearchParams(target.slice(queryStart)).has("_data");
}

/**
 * Whether a form was sent from another site. Old browsers send neither header and are accepted, as public forms have
 * no session (docs/decisions/0006-foreign-posts.md).
 */
function isForeign(request: Request): boolean {
  if (request.get("Sec-Fetch-Site") === "cross-site") return true;
  const origin = request.get("Origin");
  if (origin === undefined) return false;
  const forwarded = request.app.get("trust proxy") ? request.get("X-Forwarded-Host") : undefined;
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded ?? request.get("Host"))?.toLowerCase();
}
