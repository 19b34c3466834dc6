import { Fragment, type Node } from "prosemirror-model";
import { deepestItem } from "~/fields/document/deepest-item";
import { type NestedList, nestItems } from "~/fields/document/lists";
import { cleanText } from "~/fields/document/read-syntax";
import type { TextBlock, TextDocument } from "~/fields/document/schema";
import { segmentsOf } from "~/fields/document/segments";
import { hrefOf, marks, nodes, textSchema } from "./text-schema";

/** The content of the editor for a document of a member. */
export function toEditor({ blocks, entityMap }: TextDocument): Node {
  const inline = (block: TextBlock) => inlineNodes(block, entityMap);
  const content = nestItems(blocks).map((part) =>
    "items" in part ? listNode(part, inline) : nodes.paragraph.create(null, inline(part.block)),
  );
  return nodes.doc.create(null, content.length > 0 ? content : nodes.paragraph.create());
}

function listNode(list: NestedList, inline: (block: TextBlock) => Node[]): Node {
  const type = list.type === "ordered-list-item" ? nodes.numberedList : nodes.bulletList;
  const items = list.items.map(({ block, lists }) =>
    nodes.listItem.create(null, [
      nodes.paragraph.create(null, inline(block)),
      ...lists.map((nested) => listNode(nested, inline)),
    ]),
  );
  return type.create(null, items);
}

function inlineNodes(block: TextBlock, entityMap: TextDocument["entityMap"]): Node[] {
  return segmentsOf(block, entityMap).flatMap(({ text, styles, entity }) => {
    const marksOf = [
      ...(entity?.type === "LINK" ? [marks.link.create({ href: entity.data.url })] : []),
      ...(styles.includes("BOLD") ? [marks.bold.create()] : []),
    ];
    return text
      .split("\n")
      .flatMap((line, index) => [
        ...(index > 0 ? [nodes.lineBreak.create()] : []),
        ...(line ? [textSchema.text(line, marksOf)] : []),
      ]);
  });
}

/** The document of what is in the editor. */
export function fromEditor(content: Node | Fragment): TextDocument {
  const document: TextDocument = { blocks: [], entityMap: {} };
  const fragment = content instanceof Fragment ? content : content.content;
  fragment.forEach((node) => {
    addBlock(document, node, 0);
  });
  return document;
}

function addBlock(document: TextDocument, node: Node, depth: number): void {
  if (node.type === nodes.paragraph) addText(document, node, "unstyled", 0);
  else
    node.forEach((item) => {
      item.forEach((part) => {
        const type = node.type === nodes.numberedList ? "ordered-list-item" : "unordered-list-item";
        if (part.type === nodes.paragraph) addText(document, part, type, Math.min(depth, deepestItem));
        else addBlock(document, part, depth + 1);
      });
    });
}

function addText(
  { blocks, entityMap }: TextDocument,
  node: Node,
  type: TextBlock["type"],
  depth: number,
): void {
  const block: TextBlock = {
    key: `b${blocks.length}`,
    text: "",
    type,
    depth,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  };
  let lastUrl: string | null = null;
  node.forEach((part) => {
    const text = part.type === nodes.lineBreak ? "\n" : cleanText(part.text ?? "");
    const range = { offset: block.text.length, length: text.length };
    block.text += text;
    if (marks.bold.isInSet(part.marks)) block.inlineStyleRanges.push({ ...range, style: "BOLD" });
    const link = marks.link.isInSet(part.marks);
    const url = link ? hrefOf(link) : null;
    const last = block.entityRanges.at(-1);
    if (url !== null && url === lastUrl && last) last.length += range.length;
    else if (url !== null) {
      const key = Object.keys(entityMap).length;
      entityMap[key] = { type: "LINK", mutability: "MUTABLE", data: { url } };
      block.entityRanges.push({ ...range, key });
    }
    lastUrl = url;
  });
  blocks.push(block);
}
