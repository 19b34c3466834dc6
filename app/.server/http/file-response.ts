import type { RequestScope } from "~/.server/context/scope";
import { getStream } from "./get-stream";

/**
 * A picture or file of the CMS, or the part of it that a player asks for, passed on as it streams; its address
 * changes with its content. Pictures are never asked for in parts.
 * Anything that is not a file of that folder is a 404, an upstream that fails a 502.
 */
export async function cmsFileResponse(
  path: string,
  range: string | null,
  { upstreams, logger }: Pick<RequestScope, "upstreams" | "logger">,
): Promise<Response> {
  if (/%2e|%2f|%5c|\/\.|\\/i.test(path)) return new Response(null, { status: 404 });
  try {
    const upstream = await getStream(upstreams.cms, path, path.startsWith("/drupal/files/") ? range : null);
    const type = upstream.headers.get("Content-Type") ?? "";
    const { status, body } = upstream;
    if ((status === 200 || status === 206) && isFile(path, type)) {
      return new Response(body, { status, headers: fileHeaders(upstream.headers) });
    }
    await body?.cancel();
    return new Response(null, { status: status >= 500 ? 502 : status === 416 ? 416 : 404 });
  } catch (error) {
    logger.warn({ path, reason: error instanceof Error ? error.name : "?" }, "file not available");
    return new Response(null, { status: 502 });
  }
}

const pages = /^(text\/html|application\/xhtml\+xml|(text|application)\/xml|image\/svg\+xml)\b/i;

/** Media are pictures, sound and film; a file may be anything but a page. */
function isFile(path: string, type: string): boolean {
  return path.startsWith("/drupal/media/") ? /^(image|video|audio)\//.test(type) : !pages.test(type);
}

function fileHeaders(upstream: Headers): Headers {
  const headers = new Headers({
    "Cache-Control": "public, max-age=31536000, immutable",
    // A drawing opened by itself runs nothing.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
  });
  // What was compressed on the way has been unpacked, and is longer than it said.
  const length = upstream.has("Content-Encoding") ? [] : ["Content-Length"];
  for (const name of ["Content-Type", "Content-Range", "Accept-Ranges", "ETag", "Last-Modified", ...length]) {
    const value = upstream.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
