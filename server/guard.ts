import type { Request, RequestHandler } from "express";
import { sharedTexts } from "../app/.server/i18n/nl/texts";

const texts = sharedTexts.refused;

export const hostPattern = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;
const longestPath = 1000;
// Forms without a file are far below the first; the second leaves room for a CV and its form.
const largestForm = 256 * 1024;
const largestUpload = 8 * 1024 * 1024;
// An application streams through, and nothing beyond a CV of 2 MB is held: whoever chose a file that is too large is
// told so with the form as it was, instead of losing it (docs/decisions/0025-uploads.md).
const largestApplication = 32 * 1024 * 1024;

/** Turns away, before Remix sees it, what Remix would answer with a bare page or a 500. */
export function guardRequests(): RequestHandler {
  return (request, response, next) => {
    const refuse = (status: number, text: string) => response.status(status).type("text").send(`${text}\n`);
    const host = request.get("Host") ?? "";
    if (!hostPattern.test(host) || !URL.canParse(`http://${host}`)) return refuse(400, "Bad Host");
    // Remix believes this header always; we only from a proxy of our own.
    if (!request.app.get("trust proxy")) delete request.headers["x-forwarded-host"];
    // A target such as `http://host/path` or `*` is no path of ours either.
    if (!request.originalUrl.startsWith("/") || isMalformedPath(request.path)) {
      // The site's own 404 page, without the odd path ever being used.
      request.url = "/__not-found";
      request.originalUrl = request.url;
    } else if (request.path.length > 1 && request.path.endsWith("/")) {
      // A post keeps its method and its body.
      const status = request.method === "POST" ? 308 : 301;
      return response.redirect(status, request.originalUrl.replace(/\/+(?=\?|$)/, ""));
    }
    if (request.method === "GET" || request.method === "HEAD") return next();
    if (request.method !== "POST") return response.set("Allow", "GET, HEAD, POST").status(405).end();
    if (isForeign(request)) return refuse(403, texts.foreign);
    const length = Number(request.get("Content-Length"));
    if (!Number.isInteger(length)) return refuse(411, "Length Required");
    const largest = request.is("multipart/form-data") ? uploadLimit(request.path) : largestForm;
    if (length > largest) return refuse(413, texts.tooLarge);
    next();
  };
}

function uploadLimit(path: string): number {
  return path.endsWith("/solliciteren") ? largestApplication : largestUpload;
}

/** A path that no page has: backslashes, control characters, bad UTF-8, empty parts, dots that lead up, endless. */
export function isMalformedPath(path: string): boolean {
  if (path.length > longestPath) return true;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    return /[\\\u0000-\u001f\u007f]|\/\/|\/\.\.?(\/|$)/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Sent from another site. Text browsers and old tablets send neither header and are let through: public forms hold
 * no session (docs/decisions/0006-foreign-posts.md).
 */
function isForeign(request: Request): boolean {
  if (request.get("Sec-Fetch-Site") === "cross-site") return true;
  const origin = request.get("Origin");
  if (origin === undefined) return false;
  const forwarded = request.app.get("trust proxy") ? request.get("X-Forwarded-Host") : undefined;
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded ?? request.get("Host"))?.toLowerCase();
}
