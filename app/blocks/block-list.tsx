import { createElement, type FunctionComponent } from "react";
import { usePageContext } from "~/design/page-context";
import { DebugFrame } from "~/features/preview/debug-frame";
import { unknownBlock } from "~/utils/errors";
import { blockAnchors } from "./block-anchors";
import { blockComponents } from "./components";
import type { Block, BlockType, PageBlock } from "./definitions";

interface BlockListProps {
  blocks: PageBlock[];
  /** A column of reading, or one full-width section a block (home and overview pages). */
  layout: "column" | "sections";
  /** Editors see why a block is missing; visitors see nothing of it. */
  preview?: boolean;
}

/** The blocks of a page, in the editor's order. */
export function BlockList({ blocks, layout, preview = false }: BlockListProps) {
  const { socials, path, choices } = usePageContext();
  const anchors = blockAnchors(blocks);
  return (
    blocks
      .filter((block) => isShown(block, { preview, followable: socials.length > 0 }))
      // A calm front page asks for nothing; what these blocks ask has pages of its own.
      .filter((block) => !(choices.calm && path === "/" && isIn(asking, block)))
      .map((block, index) => {
        const key = `${index}-${block.type}`;
        const id = anchors.get(block)?.anchor;
        if (layout === "sections" && isIn(ownSections, block))
          return <PageBlockView block={block} key={key} />;
        return layout === "column" ? (
          <div className="block" key={key} id={id}>
            <PageBlockView block={block} />
          </div>
        ) : (
          <section className={isIn(tinted, block) ? "section sand" : "section"} key={key} id={id}>
            <div className="wrap">
              <PageBlockView block={block} />
            </div>
          </section>
        );
      })
  );
}

const tinted: BlockType[] = ["grid_with_image", "home_grid_image", "home_link_grid", "image_grid_node"];

/** Blocks that ask something of a visitor: give, follow. */
const asking: BlockType[] = ["donate_widget", "donatie", "follow_on", "volgOns", "collecte_form"];

/** Blocks that fill the whole width of the window, and so are a section themselves. */
const ownSections: BlockType[] = ["hulp_in_de_buurt"];

function isIn(types: BlockType[], block: PageBlock): boolean {
  return types.some((type) => type === block.type);
}

/** Whether a block leaves more than an empty shell. */
function isShown(block: PageBlock, page: { preview: boolean; followable: boolean }): boolean {
  if (block.type === "broken") return page.preview;
  if (block.type === "centralised_building_block") return block.blocks.some((inner) => isShown(inner, page));
  // Without links of its own it shows those of the site, which may have none.
  if (block.type === "follow_on" || block.type === "volgOns")
    return block.links.length > 0 || page.followable;
  return block.type !== "news_block" || block.items.length > 0;
}

function PageBlockView({ block }: { block: PageBlock }) {
  // Both wordings are fixed by spec 000, section 8, or meant for editors only; they are not visitors' texts.
  if (block.type === "unsupported") {
    return (
      <DebugFrame bundle={block.bundle}>
        <p>{unknownBlock(block.bundle)}</p>
      </DebugFrame>
    );
  }
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
function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const Component: FunctionComponent<{ block: Block<T> }> = blockComponents[block.type];
  return <DebugFrame bundle={block.type}>{createElement(Component, { block })}</DebugFrame>;
}
