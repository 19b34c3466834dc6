import { typedTexts } from "~/.server/routing/declared-query";
import { countedTerm } from "~/utils/counted-term";
import { hasPrivateQuery } from "~/utils/private-query";
import type { RoutePolicy } from "~/utils/route-policy";

/**
 * Whether third parties may learn of a visit, where the visitor agreed: not of health data, unpublished content, or
 * what a visitor typed that may be about somebody (docs/decisions/0031-search-report.md).
 */
export function isTracked({
  policy,
  request: { url },
}: {
  policy: RoutePolicy;
  request: { url: string };
}): boolean {
  return (
    policy.tracking === true &&
    !hasPrivateQuery(url) &&
    typedTexts(new URL(url).searchParams, policy).every((text) => countedTerm(text) !== null)
  );
}
