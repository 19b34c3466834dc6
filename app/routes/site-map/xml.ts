import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { notFound, unavailable } from "~/.server/http/failures";
import { loadSiteAddresses } from "~/features/site-map/load.server";
import { siteMapIndex, siteMapPart } from "~/features/site-map/xml.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone", query: { shared: ["deel"] } } } satisfies {
  policy: RoutePolicy;
};

/** `/sitemap.xml`: index of the sitemap files of this brand's site; `?deel=` is one file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const part = scope.query.get("deel");
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) throw notFound();
  const addresses = await loadSiteAddresses(scope);
  // With an incomplete list, search engines would drop the missing pages.
  if (!addresses) throw unavailable();
  const file = part
    ? siteMapPart(addresses, Number(part), scope.origin)
    : siteMapIndex(addresses, scope.origin);
  if (file === null) throw notFound();
  return new Response(file, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
