import type { DocumentInfo } from "~/utils/document";
import { parseEntityId } from "./entity-id";
import type { Shell } from "./shell";

/**
 * What the site script tells statistics about a page, as attributes of `<body>` (app/enhance/data-layer.ts). Without
 * a kind it tells nothing: on private pages, and on those that failed, whose address may be anything.
 */
export function pageData(
  { tracked, tagManager }: Pick<Shell, "tracked" | "tagManager">,
  document: Pick<DocumentInfo, "pageKind" | "entityId"> | null,
) {
  if (!tracked || !document || document.pageKind === "memoryTestResult") return {};
  const node = document.entityId ? parseEntityId(document.entityId) : null;
  return {
    "data-page-kind": document.pageKind ?? "other",
    "data-node-type": node?.type,
    "data-node-id": node?.id,
    "data-tag-manager": tagManager === null ? undefined : "",
  };
}
