import { createElement, type FunctionComponent } from "react";
import { blockComponents } from "./components";
import type { Block, BlockType, PageBlock } from "./schemas";

interface BlockListProps {
  blocks: PageBlock[];
  /** A column of reading, or one full-width section a block (home and overview pages). */
  layout: "column" | "sections";
  /** Editors see why a block is missing; visitors see nothing of it. */
  preview?: boolean;
}

/** The blocks of a page, in the editor's order. */
export function BlockList({ blocks, layout, preview = false }: BlockListProps) {
  return blocks
    .filter((block) => isShown(block, preview))
    .map((block, index) => {
      const key = `${index}-${block.type}`;
      return layout === "column" ? (
        <div className="block" key={key}>
          <PageBlockView block={block} />
        </div>
      ) : (
        <section className={isTinted(block) ? "section sand" : "section"} key={key}>
          <div className="wrap">
            <PageBlockView block={block} />
          </div>
        </section>
      );
    });
}

const tinted: BlockType[] = ["grid_with_image", "home_grid_image", "home_link_grid", "image_grid_node"];

function isTinted(block: PageBlock): boolean {
  return tinted.some((type) => type === block.type);
}

function isShown(block: PageBlock, preview: boolean): boolean {
  if (block.type === "broken") return preview;
  return block.type !== "news_block" || block.items.length > 0;
}

function PageBlockView({ block }: { block: PageBlock }) {
  // Both wordings are fixed by spec 000, section 8, or meant for editors only; they are not visitors' texts.
  if (block.type === "unsupported") return <p>No transformer implemented for: {block.bundle}</p>;
  if (block.type === "broken") {
    return (
      <p className="callout">
        {block.bundle}: {block.reason}
      </p>
    );
  }
  return <BlockView block={block} />;
}

/** One block that could be read. */
export function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const Component: FunctionComponent<{ block: Block<T> }> = blockComponents[block.type];
  return createElement(Component, { block });
}
