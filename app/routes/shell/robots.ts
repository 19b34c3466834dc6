import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { communitySiteMapPath } from "~/features/community/paths";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** Form confirmations, previews, the gallery and search results are not for search engines. */
const disallowedPaths = [
  ...["/_blokken", "/ervaringen-delen/zoeken?", "/nuttig", "/preview/", "/weergave/", "/weergave?"],
  "/zoeken?",
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, origin } = await requestScope(request, context);
  const rules = (config.noindex ? ["/"] : disallowedPaths).map((path) => `Disallow: ${path}\n`);
  const siteMaps = ["/sitemap.xml", communitySiteMapPath].map((path) => `Sitemap: ${origin}${path}\n`);
  const siteMap = config.noindex ? "" : `\n${siteMaps.join("")}`;
  return new Response(`User-agent: *\n${rules.join("")}${siteMap}`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
