import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = await requestScope(request, context);
  const rule = config.noindex ? "Disallow: /" : "Disallow: /zoeken?";
  return new Response(`User-agent: *\n${rule}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
