import { regionAnchors } from "~/features/regions/parts";
import { slug } from "~/utils/text";
import type { BlockType, PageBlock } from "./definitions";

/** The kinds whose titles make the sub-menu of a page (spec 000, section 3). */
const inSubmenu: BlockType[] = [
  "text_image",
  "text_with_title",
  "link_list",
  "grid_with_image",
  "expandable",
  "home_link_grid",
  "impact",
  "impact_block",
  "media_block",
  "pijlers",
  "donatie",
];

/** Names that pages use for their own parts: a block called the same gets a number. */
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
    const title = submenuTitle(block);
    const base = title && slug(title);
    if (!title || !base) continue;
    let anchor = base;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
    taken.add(anchor);
    anchors.set(block, { title, anchor });
  }
  return anchors;
}

function submenuTitle(block: PageBlock): string | null {
  const listed = inSubmenu.some((type) => type === block.type);
  return listed && "title" in block ? block.title : null;
}

/** The entries of a sub-menu that the blocks of a page make. */
export function blockSubmenu(blocks: PageBlock[]): { title: string; url: string }[] {
  return [...blockAnchors(blocks).values()].map(({ title, anchor }) => ({ title, url: `#${anchor}` }));
}
