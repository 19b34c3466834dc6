import type { BlockType, TextBlock } from "./schema";

type ItemType = "unordered-list-item" | "ordered-list-item";

/** A list of a document; its items may have lists below them. */
export interface NestedList {
  type: ItemType;
  items: { block: TextBlock; lists: NestedList[] }[];
}

interface SingleBlock {
  type: Exclude<BlockType, ItemType>;
  block: TextBlock;
}

function isItemType(type: BlockType): type is ItemType {
  return type === "unordered-list-item" || type === "ordered-list-item";
}

/** The blocks of a document, with items that follow each other as nested lists. No list is deeper than its parent + 1. */
export function nestItems(blocks: readonly TextBlock[]): (SingleBlock | NestedList)[] {
  const parts: (SingleBlock | NestedList)[] = [];
  /** The list at each depth that the next item may continue. */
  let open: NestedList[] = [];
  for (const block of blocks) {
    const { type } = block;
    if (!isItemType(type)) {
      parts.push({ type, block });
      open = [];
      continue;
    }
    const depth = Math.min(block.depth, open.length);
    const list = open[depth]?.type === type ? open[depth] : { type, items: [] };
    if (list.items.length === 0) (open[depth - 1]?.items.at(-1)?.lists ?? parts).push(list);
    list.items.push({ block, lists: [] });
    open = [...open.slice(0, depth), list];
  }
  return parts;
}
