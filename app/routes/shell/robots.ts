import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";

/** Forms and answers to them, what editors try out, and search results: nothing for a search engine. */
const disallowedPaths = ["/_blokken", "/nuttig", "/preview/", "/weergave/", "/weergave?", "/zoeken?"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, origin } = await requestScope(request, context);
  const rules = (config.noindex ? ["/"] : disallowedPaths).map((path) => `Disallow: ${path}\n`);
  const siteMap = config.noindex ? "" : `\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(`User-agent: *\n${rules.join("")}${siteMap}`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
