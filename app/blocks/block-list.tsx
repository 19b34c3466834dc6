import { createElement, Fragment, type FunctionComponent } from "react";
import { usePageContext } from "~/design/page-context";
import { DebugFrame } from "~/features/preview/debug-frame";
import { unknownBlock } from "~/utils/errors";
import { blockAnchors } from "./block-anchors";
import { blockTraits } from "./block-traits";
import { blockComponents } from "./components";
import type { Block, BlockType, BrokenBlock, PageBlock } from "./types";

interface BlockListProps {
  blocks: PageBlock[];
  /** One reading column, or a full-width section for each block (home and overview pages). */
  layout: "column" | "sections";
  /** In a preview, blocks, fields and items that cannot be decoded are shown with the reason. */
  preview?: boolean;
}

/** Renders the blocks of a page in the editor's order. */
export function BlockList({ blocks, layout, preview = false }: BlockListProps) {
  const { socials, path, choices } = usePageContext();
  const anchors = blockAnchors(blocks);
  const isCalm = choices.calm && path === "/";
  const site = { followable: socials.length > 0 };
  return blocks
    .filter((block) => isShown(block, site) || (preview && problemsOf(block).length > 0))
    .filter((block) => !(isCalm && blockTraits(block).isAppeal))
    .map((block, index) => {
      const key = `${index}-${block.type}`;
      const id = anchors.get(block)?.anchor;
      const { section } = blockTraits(block);
      const content = (
        <>
          {isShown(block, site) && <PageBlockView block={block} />}
          {preview && <BlockProblems block={block} />}
        </>
      );
      if (layout === "sections" && section === "full-width") return <Fragment key={key}>{content}</Fragment>;
      return layout === "column" ? (
        <div className="block" key={key} id={id}>
          {content}
        </div>
      ) : (
        <section className={section === "sand" ? "section sand" : "section"} key={key} id={id}>
          <div className="wrap">{content}</div>
        </section>
      );
    });
}

type ShownBlock = Exclude<PageBlock, BrokenBlock>;

/** Whether visitors see the block: it could be decoded and has something to show. */
function isShown(block: PageBlock, site: { followable: boolean }): block is ShownBlock {
  if (block.type === "broken") return false;
  if (block.type === "unsupported") return true;
  const { needsData, isEmpty } = blockTraits(block);
  if (needsData && !("data" in block && block.data)) return false;
  return !isEmpty?.(block, site);
}

/** What of a block could not be decoded, in words. */
function problemsOf(block: PageBlock): string[] {
  if (block.type === "unsupported") return [];
  const problems = (block.problems ?? []).map(({ at, reason }) => `${at} ${reason}`);
  return [...new Set(block.type === "broken" ? [block.reason, ...problems] : problems)];
}

function BlockProblems({ block }: { block: PageBlock }) {
  const name = "bundle" in block ? block.bundle : block.type;
  return problemsOf(block).map((problem) => (
    <p className="callout" key={problem}>
      {name}: {problem}
    </p>
  ));
}

function PageBlockView({ block }: { block: ShownBlock }) {
  // For editors, so not translated.
  if (block.type === "unsupported") {
    return (
      <DebugFrame bundle={block.bundle}>
        <p>{unknownBlock(block.bundle)}</p>
      </DebugFrame>
    );
  }
  return <BlockView block={block} />;
}

function BlockView<T extends BlockType>({ block }: { block: Block<T> }) {
  const Component: FunctionComponent<{ block: Block<T> }> = blockComponents[block.type];
  return <DebugFrame bundle={block.type}>{createElement(Component, { block })}</DebugFrame>;
}
