import type { RequestScope } from "~/.server/context/scope";
import { getStream } from "./get-stream";
import type { UpstreamCalls } from "./upstream";

/**
 * Streams a picture or file of the CMS with the query of its address (Drupal's `itok`), or the requested `range` of a
 * file, as video players need. Responses are immutable where the address has a hash of the content, else
 * kept for an hour, as an editor may replace a file under its own name. 404 for anything but a file, 502 if the upstream fails.
 */
export async function cmsFileResponse(
  path: string,
  search: string,
  range: string | null,
  { upstreams, logger }: Pick<RequestScope, "upstreams" | "logger">,
): Promise<Response> {
  if (/%2e|%2f|%5c|\/\.|\\/i.test(path)) return new Response(null, { status: 404 });
  let status = 404;
  for (const source of sourcesOf(upstreams)) {
    try {
      const upstream = await getStream(source, path + search, isMedia(path) ? null : range);
      const type = upstream.headers.get("Content-Type") ?? "";
      const { status: answered, body } = upstream;
      if (body && (answered === 200 || answered === 206) && isFile(path, type))
        return new Response(body, { status: answered, headers: fileHeaders(upstream.headers, path) });
      await body?.cancel();
      const isEmpty = answered === 200 && !body;
      status = answered >= 500 || isEmpty ? 502 : answered === 416 ? 416 : 404;
      if (status === 502) logger.warn({ path, reason: reasonOf(answered) }, "file not available");
    } catch (error) {
      logger.warn({ path, reason: error instanceof Error ? error.name : "?" }, "file not available");
      status = 502;
    }
  }
  return new Response(null, { status });
}

function reasonOf(status: number): string {
  if (status === 200) return "200: the CMS sends it empty";
  return status === 503 ? "503: the CMS is still making it" : String(status);
}

/**
 * Where pictures and files come from: the CMS. Where either the CMS or the product API is the stand-in, both have
 * pictures of their own. The stand-in is asked first: it is at once and always there.
 */
function sourcesOf({ cms, productApi }: RequestScope["upstreams"]): UpstreamCalls[] {
  if (!cms.upstream.isStandIn === !productApi.upstream.isStandIn) return [cms];
  return cms.upstream.isStandIn ? [cms, productApi] : [productApi, cms];
}

const pageTypes = /^(text\/html|application\/xhtml\+xml|(text|application)\/xml|image\/svg\+xml)\b/i;

const isMedia = (path: string) => path.startsWith("/drupal/media/");
const hasHash = (path: string) => /^\/drupal\/(media|files)\/(.*\/)?[\da-f]{8,64}\//.test(path);
const isPublicFile = (path: string) => path.startsWith("/sites/default/files/");

/** Media are pictures, audio and video; a file may be of any type except pages. Drupal's public files are both. */
function isFile(path: string, type: string): boolean {
  const isPlayable = /^(image|video|audio)\//.test(type);
  return isMedia(path) ? isPlayable : !pageTypes.test(type) || (isPublicFile(path) && isPlayable);
}

function fileHeaders(upstream: Headers, path: string): Headers {
  const headers = new Headers({
    "Cache-Control": hasHash(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    "Content-Security-Policy": policyOf(upstream.get("Content-Type") ?? ""),
    "X-Content-Type-Options": "nosniff",
  });
  // The body of a compressed response was decompressed, so its length no longer fits.
  const length = upstream.has("Content-Encoding") ? [] : ["Content-Length"];
  for (const name of ["Content-Type", "Content-Range", "Accept-Ranges", "ETag", "Last-Modified", ...length]) {
    const value = upstream.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** An SVG opened directly runs no scripts. Chrome and Safari show no PDF in a sandbox; `nosniff` keeps it a PDF. */
function policyOf(type: string): string {
  return /^application\/pdf\b/i.test(type)
    ? "frame-ancestors 'none'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
}
