import type { RequestScope } from "~/.server/context/scope";
import { hasPrivateQuery } from "~/utils/private-query";

/** Whether third parties may learn of a visit, where the visitor agreed: not of health data or unpublished content. */
export function isTracked({ policy, request }: Pick<RequestScope, "policy" | "request">): boolean {
  return policy.tracking === true && !hasPrivateQuery(request.url);
}
