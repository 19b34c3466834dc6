import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import { resolveLinks } from "~/.server/http/resolve-links";
import type { DismissedSlideIn } from "~/utils/visitor-choices";
import { chooseSlideIn, type SlideIn } from "./model";
import { slideInSchema } from "./schema.server";

/** The slide-in for a path, unless the visitor closed it; null on failure. */
export async function findSlideIn(
  { upstreams: { cms } }: UpstreamScope,
  path: string,
  dismissed: DismissedSlideIn | null,
): Promise<SlideIn | null> {
  const call = "/api/drupal/api/slideins";
  const all = await getJson(cms, call, { schema: readableItems(slideInSchema, cms.calls.logger, call) });
  const chosen = all.kind === "loaded" ? chooseSlideIn(all.value, path, dismissed) : null;
  if (!chosen) return null;
  const { data } = slideInSchema.safeParse(await resolveLinks(cms, chosen.json, path));
  if (!data) return null;
  const { json: _json, status: _status, weight: _weight, pages: _pages, ...slideIn } = data;
  return slideIn;
}
