import { z } from "zod";
import { bundleField, statusField } from "~/utils/drupal-fields";
import { type Block, type BlockType, blockSchemas, type PageBlock } from "./schemas";

const paragraph = z.object({ type: bundleField, status: statusField });

/** Decodes a page's paragraphs one by one, so that a bad one costs only itself. Switched-off ones are left out. */
export function decodeBlocks(paragraphs: unknown[]): PageBlock[] {
  return paragraphs.flatMap((json) => {
    const known = paragraph.safeParse(json);
    if (!known.success) return [{ type: "broken", bundle: "?", reason: "it has no bundle" }];
    return known.data.status ? [decodeBlock(known.data.type, json)] : [];
  });
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
