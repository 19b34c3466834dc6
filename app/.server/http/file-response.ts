import type { RequestScope } from "~/.server/context/scope";
import { getStream } from "./get-stream";

/**
 * Streams a picture or file of the CMS with the query of its address (Drupal's `itok`), or the requested `range` of a
 * file, as video players need. Responses are immutable, as addresses change with their content, except those of
 * Drupal's public files. 404 for anything but a file, 502 if the upstream fails.
 */
export async function cmsFileResponse(
  path: string,
  search: string,
  range: string | null,
  { upstreams, logger }: Pick<RequestScope, "upstreams" | "logger">,
): Promise<Response> {
  if (/%2e|%2f|%5c|\/\.|\\/i.test(path)) return new Response(null, { status: 404 });
  try {
    const upstream = await getStream(upstreams.cms, path + search, isMedia(path) ? null : range);
    const type = upstream.headers.get("Content-Type") ?? "";
    const { status, body } = upstream;
    if ((status === 200 || status === 206) && isFile(path, type)) {
      return new Response(body, { status, headers: fileHeaders(upstream.headers, path) });
    }
    await body?.cancel();
    return new Response(null, { status: status >= 500 ? 502 : status === 416 ? 416 : 404 });
  } catch (error) {
    logger.warn({ path, reason: error instanceof Error ? error.name : "?" }, "file not available");
    return new Response(null, { status: 502 });
  }
}

const pageTypes = /^(text\/html|application\/xhtml\+xml|(text|application)\/xml|image\/svg\+xml)\b/i;

const isMedia = (path: string) => path.startsWith("/drupal/media/");
const isPublicFile = (path: string) => path.startsWith("/sites/default/files/");

/** Media are pictures, audio and video; a file may be of any type except pages. Drupal's public files are both. */
function isFile(path: string, type: string): boolean {
  const isPlayable = /^(image|video|audio)\//.test(type);
  return isMedia(path) ? isPlayable : !pageTypes.test(type) || (isPublicFile(path) && isPlayable);
}

function fileHeaders(upstream: Headers, path: string): Headers {
  const headers = new Headers({
    // Drupal may replace a public file under its own name.
    "Cache-Control": isPublicFile(path) ? "public, max-age=3600" : "public, max-age=31536000, immutable",
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
