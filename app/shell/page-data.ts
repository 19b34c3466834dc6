import type { DocumentInfo } from "~/utils/document";
import { parseEntityId } from "./entity-id";
import type { Shell } from "./shell";

/**
 * Page data for the statistics, as attributes of `<body>` (app/enhance/data-layer.ts). Empty on private pages, and on
 * error pages, whose addresses may contain anything; without `data-page-kind` nothing is reported.
 */
export function pageData(
  { tracked, tagManager, userId }: Pick<Shell, "tracked" | "tagManager" | "userId">,
  document: Pick<DocumentInfo, "pageKind" | "entityId"> | null,
) {
  if (!tracked || !document || document.pageKind === "memoryTestResult") return {};
  const node = document.entityId ? parseEntityId(document.entityId) : null;
  return {
    "data-page-kind": document.pageKind ?? "other",
    "data-node-type": node?.type,
    "data-node-id": node?.id,
    "data-user-id": userId ?? undefined,
    "data-tag-manager": tagManager === null ? undefined : "",
  };
}
