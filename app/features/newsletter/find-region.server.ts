import type { RequestScope } from "~/.server/context/scope";
import type { UpstreamResult } from "~/.server/http/result";
import type { NewsletterRegion } from "~/features/regions/model";

/**
 * The region of an address like `/regios/{name}/nieuwsbrief`, with where its newsletter goes; null where there is no
 * such region, or it has none. Found by its id, never by anything that was posted (docs/decisions/0018-region-pages.md).
 */
export async function findRegionNewsletter(
  { productApi, cms }: Pick<RequestScope, "productApi" | "cms">,
  name = "",
): Promise<UpstreamResult<NewsletterRegion | null>> {
  const region = await productApi.findRegionByName(name);
  if (region.kind !== "loaded") return region;
  return region.value ? cms.findNewsletterRegion(region.value.id) : { ...region, value: null };
}
