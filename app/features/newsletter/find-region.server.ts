import type { UpstreamScope } from "~/.server/context/scope";
import type { UpstreamResult } from "~/.server/http/result";
import type { NewsletterRegion } from "~/features/regions/public";
import { findNewsletterRegion, findRegionByName } from "~/features/regions/public.server";

/**
 * The region at an address like `/regios/{name}/nieuwsbrief` and its newsletter settings; null for an unknown region or
 * one without a newsletter. Never taken from posted data (docs/decisions/0018-region-pages.md).
 */
export async function findRegionNewsletter(
  scope: UpstreamScope,
  name = "",
): Promise<UpstreamResult<NewsletterRegion | null>> {
  const region = await findRegionByName(scope, name);
  if (region.kind !== "loaded") return region;
  return region.value ? findNewsletterRegion(scope, region.value.id) : { ...region, value: null };
}
