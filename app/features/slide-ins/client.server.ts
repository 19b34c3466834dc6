import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/fields/readable-items";
import type { DismissedSlideIn } from "~/utils/visitor-choices";
import { chooseSlideIn, type SlideIn } from "./model";
import { slideInSchema } from "./schema.server";

const slideInsSchema = readableItems(slideInSchema);

/** The slide-in for a path, unless the visitor closed it; null on failure. */
export async function findSlideIn(
  { upstreams: { cms } }: UpstreamScope,
  path: string,
  dismissed: readonly DismissedSlideIn[],
): Promise<SlideIn | null> {
  const all = await getJson(cms, "/api/drupal/api/slideins", { schema: slideInsSchema });
  const chosen = all.kind === "loaded" ? chooseSlideIn(all.value, path, dismissed) : null;
  if (!chosen) return null;
  const { status: _status, weight: _weight, pages: _pages, ...slideIn } = chosen;
  return slideIn;
}
