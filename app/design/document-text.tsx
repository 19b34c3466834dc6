import { Fragment, type ReactNode } from "react";
import { type NestedList, nestItems } from "~/fields/document/lists";
import type { InlineStyle, TextBlock, TextDocument } from "~/fields/document/schema";
import { type Segment, segmentsOf } from "~/fields/document/segments";
import { addressForPaper, isExternal } from "~/fields/links";
import { ExternalMark } from "./link";

interface DocumentTextProps {
  document: TextDocument;
  className?: string;
  /** The level of the highest heading in the text, to fit the outline of the page. */
  headings?: 2 | 3 | 4;
}

type Words = (block: TextBlock) => ReactNode;
type SingleType = Exclude<TextBlock["type"], NestedList["type"]>;

const headingLevels = { 2: ["h2", "h3"], 3: ["h3", "h4"], 4: ["h4", "h5"] } as const;

/** The text of a member or of staff. Search engines do not follow its links. */
export function DocumentText({ document, className = "prose", headings = 2 }: DocumentTextProps) {
  const [High, Low] = headingLevels[headings];
  const words: Words = (block) => joinLinks(segmentsOf(block, document.entityMap)).map(linkOrWords);
  const elements: Record<SingleType, Words> = {
    unstyled: (block) => block.text.trim() && <p>{words(block)}</p>,
    "header-two": (block) => <High>{words(block)}</High>,
    "header-three": (block) => <Low>{words(block)}</Low>,
    blockquote: (block) => (
      <blockquote>
        <p>{words(block)}</p>
      </blockquote>
    ),
    atomic: (block) => <p>{words(block)}</p>,
  };
  return (
    <div className={className}>
      {nestItems(document.blocks).map((part) =>
        "items" in part ? (
          <List key={part.items[0]?.block.key} list={part} words={words} />
        ) : (
          <Fragment key={part.block.key}>{elements[part.type](part.block)}</Fragment>
        ),
      )}
    </div>
  );
}

function List({ list, words }: { list: NestedList; words: Words }) {
  const Element = list.type === "ordered-list-item" ? "ol" : "ul";
  return (
    <Element>
      {list.items.map(({ block, lists }) => (
        <li key={block.key}>
          {words(block)}
          {lists.map((nested) => (
            <List key={nested.items[0]?.block.key} list={nested} words={words} />
          ))}
        </li>
      ))}
    </Element>
  );
}

/** Segments of one link together, so that a link of which a part is bold is one link. */
function joinLinks(segments: readonly Segment[]): Segment[][] {
  const joined: Segment[][] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (segment.entity && last?.[0]?.entity === segment.entity) last.push(segment);
    else joined.push([segment]);
  }
  return joined;
}

function linkOrWords(segments: Segment[], index: number): ReactNode {
  const entity = segments[0]?.entity;
  const key = `${index}`;
  if (entity?.type === "IMAGE") return <Image key={key} {...entity.data} />;
  const words = segments.map(styled);
  if (!entity) return words;
  const { url, title } = entity.data;
  const address = addressForPaper(url, segments.map(({ text }) => text).join(""));
  return (
    <a key={key} href={url} title={title} rel="nofollow ugc noopener" data-address={address}>
      {words}
      {isExternal(url) && <ExternalMark />}
    </a>
  );
}

const styles: Record<InlineStyle, (words: ReactNode) => ReactNode> = {
  BOLD: (words) => <strong>{words}</strong>,
  ITALIC: (words) => <em>{words}</em>,
  UNDERLINE: (words) => <u>{words}</u>,
  STRIKETHROUGH: (words) => <s>{words}</s>,
  SUBSCRIPT: (words) => <sub>{words}</sub>,
  SUPERSCRIPT: (words) => <sup>{words}</sup>,
  "color-#0060fa": (words) => <span className="in-colour">{words}</span>,
};

function styled({ text, styles: applied }: Segment, index: number): ReactNode {
  const lines = text.split("\n").map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are rendered once
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ));
  return (
    <Fragment key={`${index}`}>
      {applied.reduce<ReactNode>((words, style) => styles[style](words), lines)}
    </Fragment>
  );
}

function Image({
  src,
  alt,
  width,
  height,
  alignment,
}: Extract<Segment["entity"], { type: "IMAGE" }>["data"]) {
  const side = alignment === "center" || alignment === "right" ? `align-${alignment}` : undefined;
  const image = <img src={src} alt={alt} width={width} height={height} className={side} loading="lazy" />;
  return width && height ? image : <span className="unsized">{image}</span>;
}
