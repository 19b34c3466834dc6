import { z } from "zod";
import { reportProblem } from "~/fields/decode-problems";
import { bundleField, statusField } from "~/fields/drupal-fields";
import { makeIdsUnique } from "~/fields/rich-text";
import { unknownBlock } from "~/utils/errors";
import { blockDefinitions } from "./definitions";
import type { DecodedBlock, PageBlock } from "./types";

const paragraph = z.object({ type: bundleField, status: statusField });

/** How deep building blocks may be nested. */
const maxDepth = 3;

/**
 * Decodes the paragraphs of a page one by one, so that a broken paragraph does not affect the others. Unpublished
 * paragraphs are left out; a building block is replaced with the blocks it holds.
 */
export function decodeBlocks(paragraphs: unknown[]): PageBlock[] {
  const blocks = withUniqueIds(decodeAt(paragraphs, 0));
  makeIdsUnique(blocks);
  for (const block of blocks) report(block);
  return blocks;
}

function report(block: PageBlock): void {
  if (block.type === "broken") {
    const { bundle, reason } = block;
    reportProblem({ level: "error", message: "block cannot be decoded", facts: { bundle, reason } });
  }
  if (block.type === "unsupported") {
    reportProblem({ level: "error", message: unknownBlock(block.bundle), facts: {}, once: true });
  }
}

/** Numbers repeated block ids: the ids of form fields and anchors derive from them. */
function withUniqueIds(blocks: PageBlock[]): PageBlock[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    if (!("id" in block)) return block;
    const count = (counts.get(block.id) ?? 0) + 1;
    counts.set(block.id, count);
    return count === 1 ? block : { ...block, id: `${block.id}-${count}` };
  });
}

function decodeAt(paragraphs: unknown[], depth: number): PageBlock[] {
  return paragraphs.flatMap((json) => {
    const header = paragraph.safeParse(json);
    if (!header.success) return [{ type: "broken", bundle: "?", reason: "has no bundle" }];
    return header.data.status ? decodeBlock(header.data.type, json, depth) : [];
  });
}

function decodeBlock(bundle: string, json: unknown, depth: number): PageBlock[] {
  if (!isBundle(bundle)) return [{ type: "unsupported", bundle }];
  const decoder: z.ZodType<DecodedBlock | BuildingBlock> = blockDefinitions[bundle].decoder;
  const decoded = decoder.safeParse(json);
  if (!decoded.success) {
    const issue = decoded.error.issues[0];
    const reason = `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim();
    return [{ type: "broken", bundle, reason }];
  }
  if (decoded.data.type !== "centralised_building_block") return [decoded.data];
  if (depth < maxDepth) return decodeAt(decoded.data.paragraphs, depth + 1);
  return [{ type: "broken", bundle, reason: `is nested more than ${maxDepth} building blocks deep` }];
}

type BuildingBlock = z.output<typeof blockDefinitions.centralised_building_block.decoder>;

function isBundle(bundle: string): bundle is keyof typeof blockDefinitions {
  return Object.hasOwn(blockDefinitions, bundle);
}
