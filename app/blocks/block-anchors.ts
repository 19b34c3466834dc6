import { regionAnchors } from "~/features/regions/anchors";
import { slug } from "~/utils/text";
import { type PageBlock, traitsOf } from "./types";

/** Anchors that pages use for their own parts: a block with the same name gets a number. */
const reserved = ["inhoud", "a11y-main", "laatste-nieuws", ...Object.values(regionAnchors)];

export interface BlockAnchor {
  title: string;
  anchor: string;
}

/** The titled blocks that a sub-menu leads to, by their place on the page; anchors are unique on it. */
export function blockAnchors(blocks: PageBlock[]): Map<PageBlock, BlockAnchor> {
  const anchors = new Map<PageBlock, BlockAnchor>();
  const taken = new Set<string>(reserved);
  for (const block of blocks) {
    const title = traitsOf(block).inSubmenu && "title" in block ? block.title : null;
    const base = title && slug(title);
    if (!title || !base) continue;
    let anchor = base;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
    taken.add(anchor);
    anchors.set(block, { title, anchor });
  }
  return anchors;
}

/** The entries of a sub-menu that the blocks of a page make. */
export function blockSubmenu(blocks: PageBlock[]): { title: string; url: string }[] {
  return [...blockAnchors(blocks).values()].map(({ title, anchor }) => ({ title, url: `#${anchor}` }));
}
