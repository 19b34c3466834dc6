import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context";

const passedOn = ["Content-Type", "Content-Length", "ETag", "Last-Modified"];

/** Pictures and files of the CMS, passed on as they stream; their addresses change with their content. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cms, logger } = await requestScope(request, context);
  const { pathname } = new URL(request.url);
  if (/%2e|%2f|%5c|\/\.|\\/i.test(pathname)) return new Response(null, { status: 404 });
  try {
    const upstream = await cms.openFile(pathname);
    if (upstream.status !== 200) {
      await upstream.body?.cancel();
      return new Response(null, { status: upstream.status >= 500 ? 502 : 404 });
    }
    const type = upstream.headers.get("Content-Type") ?? "";
    if (!isFile(pathname, type)) return new Response(null, { status: 404 });
    const headers = new Headers({
      "Cache-Control": "public, max-age=31536000, immutable",
      // A drawing opened by itself runs nothing.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "X-Content-Type-Options": "nosniff",
    });
    for (const name of passedOn) {
      const value = upstream.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(upstream.body, { headers });
  } catch (error) {
    logger.warn({ path: pathname, reason: error instanceof Error ? error.name : "?" }, "file not available");
    return new Response(null, { status: 502 });
  }
}

/** Media are pictures, sound and film; a file may be anything but a page. */
function isFile(path: string, type: string): boolean {
  return path.startsWith("/drupal/media/") ? /^(image|video|audio)\//.test(type) : !/html|xml/.test(type);
}
