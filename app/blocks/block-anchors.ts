import { regionAnchors } from "~/features/regions/anchors";
import { slug } from "~/utils/text";
import { blockTraits } from "./block-traits";
import type { PageBlock } from "./types";

/** Anchors that pages use themselves: a block with the same slug gets a numbered anchor. */
const reserved = ["inhoud", "a11y-main", "laatste-nieuws", ...Object.values(regionAnchors)];

export interface BlockAnchor {
  title: string;
  anchor: string;
}

/** Title and anchor of each block that the sub-menu links to; anchors are unique on the page. */
export function blockAnchors(blocks: PageBlock[]): Map<PageBlock, BlockAnchor> {
  const anchors = new Map<PageBlock, BlockAnchor>();
  const taken = new Set<string>(reserved);
  for (const block of blocks) {
    const title = blockTraits(block).inSubmenu && "title" in block ? block.title : null;
    const base = title && slug(title);
    if (!title || !base) continue;
    let anchor = base;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
    taken.add(anchor);
    anchors.set(block, { title, anchor });
  }
  return anchors;
}

/** The sub-menu entries for the blocks of a page. */
export function blockSubmenu(blocks: PageBlock[]): { title: string; url: string }[] {
  return [...blockAnchors(blocks).values()].map(({ title, anchor }) => ({ title, url: `#${anchor}` }));
}
