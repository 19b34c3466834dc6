import { z } from "zod";
import { bundleField, statusField } from "~/fields/drupal-fields";
import { blockDefinitions } from "./definitions";
import type { DecodedBlock, PageBlock } from "./types";

const paragraph = z.object({ type: bundleField, status: statusField });

/** How deep building blocks may stand in each other. */
const maximumDepth = 3;

/**
 * Decodes the paragraphs of a page one by one, so that a broken one costs only itself. Switched-off paragraphs are left
 * out; the blocks of a building block take its place.
 */
export function decodeBlocks(paragraphs: unknown[]): PageBlock[] {
  return withUniqueIds(decodeAt(paragraphs, 0));
}

/** A block that stands on the page twice gets a number behind its id, from which its fields and anchors derive. */
function withUniqueIds(blocks: PageBlock[]): PageBlock[] {
  const times = new Map<string, number>();
  return blocks.map((block) => {
    if (!("id" in block)) return block;
    const time = (times.get(block.id) ?? 0) + 1;
    times.set(block.id, time);
    return time === 1 ? block : { ...block, id: `${block.id}-${time}` };
  });
}

function decodeAt(paragraphs: unknown[], depth: number): PageBlock[] {
  return paragraphs.flatMap((json) => {
    const known = paragraph.safeParse(json);
    if (!known.success) return [{ type: "broken", bundle: "?", reason: "it has no bundle" }];
    return known.data.status ? decodeBlock(known.data.type, json, depth) : [];
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
  if (depth < maximumDepth) return decodeAt(decoded.data.paragraphs, depth + 1);
  return [{ type: "broken", bundle, reason: `stands more than ${maximumDepth} building blocks deep` }];
}

type BuildingBlock = z.output<typeof blockDefinitions.centralised_building_block.decoder>;

function isBundle(bundle: string): bundle is keyof typeof blockDefinitions {
  return Object.hasOwn(blockDefinitions, bundle);
}
