import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { brandFiles } from "~/utils/brand-files";
import type { RoutePolicy } from "~/utils/route-policy";
import { element, xmlFile } from "~/utils/xml";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/opensearch.xml`: lets browsers add this brand's site as a search engine (OpenSearch 1.1). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { brand, origin, t } = await requestScope(request, context);
  const { favicon, icon192 } = brandFiles(brand);
  const name = t("brand.name");
  const image = (path: string, size: number, type: string) =>
    element("Image", { width: String(size), height: String(size), type }, origin + path);
  const file = xmlFile(
    element(
      "OpenSearchDescription",
      { xmlns: "http://a9.com/-/spec/opensearch/1.1/" },
      // OpenSearch limits: 16 and 48 characters.
      element("ShortName", {}, t("brand.shortName").slice(0, 16)),
      element("LongName", {}, name.slice(0, 48)),
      element("Description", {}, t("search.description", { brand: name })),
      element("Url", {
        type: "text/html",
        method: "get",
        template: `${origin}/zoeken?zoekterm={searchTerms}`,
      }),
      element("Url", {
        type: "application/opensearchdescription+xml",
        rel: "self",
        template: `${origin}/opensearch.xml`,
      }),
      image(favicon, 32, "image/x-icon"),
      image(icon192, 192, "image/png"),
      element("Language", {}, "nl"),
      element("InputEncoding", {}, "UTF-8"),
      element("OutputEncoding", {}, "UTF-8"),
    ),
  );
  return new Response(file, {
    headers: {
      "Content-Type": "application/opensearchdescription+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
