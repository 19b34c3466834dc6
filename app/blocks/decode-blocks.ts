import { z } from "zod";
import { fieldMessage, reportProblem } from "~/fields/decode-problems";
import { bundleField, statusField } from "~/fields/drupal-fields";
import { fieldProblems, reasonsOf } from "~/fields/field-problems";
import { makeIdsUnique } from "~/fields/rich-text";
import { notExpanded, unexpandedPlaces } from "~/fields/unexpanded";
import { unknownBlock } from "~/utils/errors";
import { blockDefinitions } from "./definitions";
import type { BrokenBlock, DecodedBlock, PageBlock } from "./types";

const paragraph = z.object({ type: bundleField, status: statusField });

const probablyUnpublished = `${notExpanded}, as one that is not published`;

/** How deep building blocks may be nested. */
const maxDepth = 3;

/**
 * Decodes the paragraphs of a page one by one, so that a broken paragraph does not affect the others. Unpublished
 * paragraphs are left out; a building block is replaced with the blocks it holds.
 */
export function decodeBlocks(paragraphs: unknown[]): PageBlock[] {
  const placed = decodeAt(paragraphs, []);
  const blocks = withUniqueIds(placed.map(({ block }) => block));
  makeIdsUnique(blocks);
  for (const { block, index } of placed) report(block, index);
  return blocks;
}

interface PlacedBlock {
  block: PageBlock;
  /** Counted from 0 on its page; in a building block '3.0'. */
  index: string;
}

function report(block: PageBlock, index: string): void {
  if (block.type === "unsupported") {
    reportProblem({ level: "error", message: unknownBlock(block.bundle), facts: { index }, once: true });
    return;
  }
  const problems = block.problems ?? [];
  if (block.type === "broken") {
    const { bundle, reason } = block;
    const items = problems.map(({ at, reason: why }) => `${at} ${why}`);
    const facts = { bundle, index, reason, ...(items.length > 0 && { items }) };
    reportProblem({ level: "error", message: "block cannot be decoded", facts });
    return;
  }
  for (const { at, reason } of problems) {
    const facts = { bundle: block.type, index, field: at, reason };
    reportProblem({ level: "warn", message: fieldMessage, facts });
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

/** @param place the index of each building block around the paragraphs */
function decodeAt(paragraphs: unknown[], place: number[]): PlacedBlock[] {
  return paragraphs.flatMap((json, position) => {
    const at = [...place, position];
    const header = paragraph.safeParse(json);
    if (header.success) return header.data.status ? decodeBlock(header.data.type, json, at) : [];
    if (unexpandedPlaces(json).length === 0) return broken({ bundle: "?", reason: "has no bundle" }, at);
    // Beside others that are expanded, a reference is a paragraph that the CMS may not show.
    const isOnly = paragraphs.every((other) => unexpandedPlaces(other).length > 0);
    return broken({ bundle: "?", reason: isOnly ? notExpanded : probablyUnpublished }, at);
  });
}

function decodeBlock(bundle: string, json: unknown, at: number[]): PlacedBlock[] {
  if (!isBundle(bundle)) return [{ block: { type: "unsupported", bundle }, index: at.join(".") }];
  const decoder: z.ZodType<DecodedBlock | BuildingBlock> = blockDefinitions[bundle].decoder;
  const decoded = decoder.safeParse(json);
  const found = fieldProblems(decoder, json);
  const problems = found.length > 0 && { problems: found };
  if (!decoded.success) return broken({ bundle, reason: reasonsOf(decoded.error, json), ...problems }, at);
  if (decoded.data.type !== "centralised_building_block")
    return [{ block: { ...decoded.data, ...problems }, index: at.join(".") }];
  if (at.length > maxDepth)
    return broken({ bundle, reason: `is nested more than ${maxDepth} building blocks deep` }, at);
  const inside = decodeAt(decoded.data.paragraphs, at);
  return problems && inside.length === 0
    ? broken({ bundle, reason: "has nothing to show", ...problems }, at)
    : inside;
}

function broken(block: Omit<BrokenBlock, "type">, at: number[]): PlacedBlock[] {
  return [{ block: { type: "broken", ...block }, index: at.join(".") }];
}

type BuildingBlock = z.output<typeof blockDefinitions.centralised_building_block.decoder>;

function isBundle(bundle: string): bundle is keyof typeof blockDefinitions {
  return Object.hasOwn(blockDefinitions, bundle);
}
