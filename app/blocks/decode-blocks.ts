import { z } from "zod";
import { bundleField, statusField } from "~/fields/drupal-fields";
import { type Block, type BlockType, blockSchemas, type PageBlock } from "./definitions";

const paragraph = z.object({ type: bundleField, status: statusField });

/** How deep building blocks may stand in each other. */
const maximumDepth = 3;

/** The blocks of a page; those of a building block stand in its place, as if they were the page's own. */
export function decodePageBlocks(paragraphs: unknown[]): PageBlock[] {
  return withOwnIds(decodeBlocks(paragraphs).flatMap(inPlace));
}

/** A block that stands on the page twice gets a number behind its id: its fields, slides and anchors go by it. */
function withOwnIds(blocks: PageBlock[]): PageBlock[] {
  const times = new Map<string, number>();
  return blocks.map((block) => {
    if (!("id" in block)) return block;
    const time = (times.get(block.id) ?? 0) + 1;
    times.set(block.id, time);
    return time === 1 ? block : { ...block, id: `${block.id}-${time}` };
  });
}

function inPlace(block: PageBlock): PageBlock[] {
  return block.type === "centralised_building_block" ? block.blocks.flatMap(inPlace) : [block];
}

/** Decodes paragraphs one by one, so that a bad one costs only itself. Switched-off ones are left out. */
export function decodeBlocks(paragraphs: unknown[]): PageBlock[] {
  return decodeAt(paragraphs, 0);
}

function decodeAt(paragraphs: unknown[], depth: number): PageBlock[] {
  return paragraphs.flatMap((json) => {
    const known = paragraph.safeParse(json);
    if (!known.success) return [{ type: "broken", bundle: "?", reason: "it has no bundle" }];
    return known.data.status ? [withBlocks(decodeBlock(known.data.type, json), depth + 1)] : [];
  });
}

/** A building block holds blocks of its own. */
function withBlocks(block: PageBlock, depth: number): PageBlock {
  if (block.type !== "centralised_building_block") return block;
  if (depth > maximumDepth) {
    return {
      type: "broken",
      bundle: block.type,
      reason: `stands more than ${maximumDepth} building blocks deep`,
    };
  }
  return { ...block, blocks: decodeAt(block.paragraphs, depth) };
}

function decodeBlock(bundle: string, json: unknown): PageBlock {
  if (!isBlockType(bundle)) return { type: "unsupported", bundle };
  const schema: z.ZodType<Block> = blockSchemas[bundle];
  const decoded = schema.safeParse(json);
  if (decoded.success) return decoded.data;
  const issue = decoded.error.issues[0];
  return { type: "broken", bundle, reason: `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim() };
}

function isBlockType(bundle: string): bundle is BlockType {
  return Object.hasOwn(blockSchemas, bundle);
}
