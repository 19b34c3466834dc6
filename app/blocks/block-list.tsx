import { createElement, type FunctionComponent } from "react";
import { usePageContext } from "~/design/page-context";
import { DebugFrame } from "~/features/preview/debug-frame";
import { unknownBlock } from "~/utils/errors";
import { blockAnchors } from "./block-anchors";
import { blockTraits } from "./block-traits";
import { blockComponents } from "./components";
import type { Block, BlockType, PageBlock } from "./types";

interface BlockListProps {
  blocks: PageBlock[];
  /** One reading column, or a full-width section for each block (home and overview pages). */
  layout: "column" | "sections";
  /** In a preview, broken blocks are shown with the reason. */
  preview?: boolean;
}

/** Renders the blocks of a page in the editor's order. */
export function BlockList({ blocks, layout, preview = false }: BlockListProps) {
  const { socials, path, choices } = usePageContext();
  const anchors = blockAnchors(blocks);
  const isCalm = choices.calm && path === "/";
  const site = { followable: socials.length > 0 };
  return blocks
    .filter((block) => (block.type === "broken" ? preview : !isEmptyBlock(block, site)))
    .filter((block) => !(isCalm && blockTraits(block).isAppeal))
    .map((block, index) => {
      const key = `${index}-${block.type}`;
      const id = anchors.get(block)?.anchor;
      const { section } = blockTraits(block);
      if (layout === "sections" && section === "full-width") return <PageBlockView block={block} key={key} />;
      return layout === "column" ? (
        <div className="block" key={key} id={id}>
          <PageBlockView block={block} />
        </div>
      ) : (
        <section className={section === "sand" ? "section sand" : "section"} key={key} id={id}>
          <div className="wrap">
            <PageBlockView block={block} />
          </div>
        </section>
      );
    });
}

function isEmptyBlock(block: PageBlock, site: { followable: boolean }): boolean {
  if (block.type === "broken" || block.type === "unsupported") return false;
  const { needsData, isEmpty } = blockTraits(block);
  if (needsData && !("data" in block && block.data)) return true;
  return isEmpty?.(block, site) ?? false;
}

function PageBlockView({ block }: { block: PageBlock }) {
  // For editors, so not translated.
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

function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const Component: FunctionComponent<{ block: Block<T> }> = blockComponents[block.type];
  return <DebugFrame bundle={block.type}>{createElement(Component, { block })}</DebugFrame>;
}
