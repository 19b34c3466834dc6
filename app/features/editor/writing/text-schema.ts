import { Schema } from "prosemirror-model";
import { isLinkTarget } from "~/fields/document/link-target";

/** What members can make. Whatever is pasted becomes this; the rest of it is dropped, its words stay. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      content: "inline*",
      group: "block",
      parseDOM: [{ tag: "p, td, th, caption" }],
      toDOM: () => ["p", 0],
    },
    bulletList: {
      content: "listItem+",
      group: "block list",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    numberedList: {
      content: "listItem+",
      group: "block list",
      parseDOM: [{ tag: "ol" }],
      toDOM: () => ["ol", 0],
    },
    listItem: {
      content: "paragraph list*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: { group: "inline" },
    lineBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = element.getAttribute("href") ?? "";
            return isLinkTarget(href) && { href };
          },
        },
      ],
      toDOM: (mark) => ["a", { href: hrefOf(mark) }, 0],
    },
    bold: {
      parseDOM: [
        { tag: "strong" },
        // Google Docs wraps what it copies in <b style="font-weight: normal">.
        { tag: "b", getAttrs: (element) => !isWeight(element, /normal|400/) && null },
        { tag: "span", getAttrs: (element) => isWeight(element, /bold|[6-9]00/) && null },
      ],
      toDOM: () => ["strong", 0],
    },
  },
});

export const { nodes, marks } = textSchema;

/** Where a mark of a link leads. */
export function hrefOf({ attrs }: { attrs: Readonly<Record<string, unknown>> }): string {
  return typeof attrs.href === "string" ? attrs.href : "";
}

/** Whether a pasted element has a weight. Its style is an attribute without meaning (`plainAttributes`). */
function isWeight({ dataset }: HTMLElement, weight: RegExp): boolean {
  return weight.test(/font-weight:([^;]*)/.exec(dataset.style ?? "")?.[1] ?? "");
}

/** Pasted HTML in which styles and scripts of attributes mean nothing, so that no policy of the page has to stop them. */
export function plainAttributes(html: string): string {
  return html.replace(/<[^>]+>/g, (tag) => tag.replace(/\s(?=style=|on\w+=)/gi, " data-"));
}
