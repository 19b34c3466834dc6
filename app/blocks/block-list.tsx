import { createElement, type FunctionComponent } from "react";
import { usePageContext } from "~/design/page-context";
import { DebugFrame } from "~/features/preview/debug-frame";
import { unknownBlock } from "~/utils/errors";
import { blockAnchors } from "./block-anchors";
import { blockComponents } from "./components";
import { type Block, type BlockType, type PageBlock, traitsOf } from "./types";

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
  const isCalm = choices.calm && path === "/";
  const site = { followable: socials.length > 0 };
  return blocks
    .filter((block) => (block.type === "broken" ? preview : !showsNothing(block, site)))
    .filter((block) => !(isCalm && traitsOf(block).isAppeal))
    .map((block, index) => {
      const key = `${index}-${block.type}`;
      const id = anchors.get(block)?.anchor;
      const { section } = traitsOf(block);
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

function showsNothing(block: PageBlock, site: { followable: boolean }): boolean {
  if (block.type === "broken" || block.type === "unsupported") return false;
  const { needsData, isEmpty } = traitsOf(block);
  if (needsData && !("data" in block && block.data)) return true;
  return isEmpty?.(block, site) ?? false;
}

function PageBlockView({ block }: { block: PageBlock }) {
  // These words are for editors: they stand outside the translations.
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

/** A block that could be decoded. */
function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const Component: FunctionComponent<{ block: Block<T> }> = blockComponents[block.type];
  return <DebugFrame bundle={block.type}>{createElement(Component, { block })}</DebugFrame>;
}
