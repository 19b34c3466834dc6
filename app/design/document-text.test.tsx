import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { type TextBlock, textDocument } from "~/fields/document/schema";
import { dom, render } from "../../tests/setup/render";
import { DocumentText } from "./document-text";

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "javascript:alert(1)",
  "</p></div><iframe srcdoc='<script>alert(1)</script>'>",
  "<!--",
  "&lt;script&gt;",
  "{{constructor.constructor('alert(1)')()}}",
  "data:text/html;base64,PHNjcmlwdD4=",
  'https://voorbeeld.nl/" onclick="alert(1)',
];

/** A document with a text in each of its fields. */
const fields: Record<string, (text: string) => unknown> = {
  key: (key) => ({ blocks: [block({ key })], entityMap: {} }),
  text: (text) => ({ blocks: [block({ text })], entityMap: {} }),
  type: (type) => ({ blocks: [{ ...block(), type }], entityMap: {} }),
  style: (style) => ({
    blocks: [{ ...block(), inlineStyleRanges: [{ offset: 0, length: 3, style }] }],
    entityMap: {},
  }),
  data: (text) => ({ blocks: [{ ...block(), data: { [text]: text } }], entityMap: {} }),
  entityKey: (key) => ({ blocks: [block()], entityMap: { [key]: link({}) } }),
  entityType: (type) => entity({ ...link({}), type }),
  mutability: (mutability) => entity({ ...link({}), mutability }),
  url: (url) => entity(link({ url })),
  title: (title) => entity(link({ title })),
  target: (target) => entity(link({ target })),
  otherData: (text) => entity(link({ onclick: text, style: text, [text]: text })),
  src: (src) => entity(image({ src })),
  alt: (alt) => entity(image({ alt })),
  width: (width) => entity(image({ width })),
  height: (height) => entity(image({ height })),
  alignment: (alignment) => entity(image({ alignment })),
};

function block(parts: Partial<TextBlock> = {}): TextBlock {
  return {
    key: "a",
    text: "dag",
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
    ...parts,
  };
}

const link = (data: object) => ({ type: "LINK", mutability: "MUTABLE", data: { url: "/a", ...data } });
const image = (data: object) => ({
  type: "IMAGE",
  mutability: "IMMUTABLE",
  data: { src: "/a.png", ...data },
});
const entity = (value: object) => ({
  blocks: [block({ entityRanges: [{ offset: 0, length: 3, key: 0 }] })],
  entityMap: { 0: value },
});

const harmlessTags = new Set(["DIV", "P", "A", "IMG", "SPAN", "BR"]);
const harmlessAttributes = /^(class|href|title|rel|src|alt|width|height|loading)$/;

test.each(Object.keys(fields))(
  "a hostile text in the field %s is refused, or shown as words",
  async (name) => {
    for (const text of hostile) {
      const parsed = textDocument.safeParse(fields[name]?.(text));
      if (!parsed.success) continue;
      const { body } = dom(await render(<DocumentText document={parsed.data} />));
      for (const element of body.querySelectorAll("main *")) {
        expect(harmlessTags).toContain(element.tagName);
        for (const { name: attribute, value } of element.attributes) {
          expect(attribute).toMatch(harmlessAttributes);
          if (attribute === "href" || attribute === "src") expect(value).toMatch(/^(https?:\/\/|\/(?!\/))/);
        }
      }
      if (name === "text") expect(body.textContent).toBe(text);
    }
  },
);

test.each(hostile)("%j typed in the small syntax is shown as words", async (text) => {
  for (const typed of [text, `**${text}**`, `- ${text}`, `[${text}](/a)`, `[a](${text})`]) {
    const { body } = dom(await render(<DocumentText document={readSyntax(typed)} />));
    expect(body.querySelectorAll("script,iframe,img")).toHaveLength(0);
    expect(body.textContent).toContain(text);
    for (const element of body.querySelectorAll("a")) expect(element.getAttribute("href")).toBe("/a");
  }
});

test("a text has paragraphs, nested lists, bold words and links that search engines do not follow", async () => {
  const typed =
    "Dag\n**lief**\n\n- een\n  1. **[twee](https://voorbeeld.nl)**\n  2. drie\n- vier\n\n[hier **ook**](/contact)";
  const html = await render(<DocumentText document={readSyntax(typed)} />);
  const mark = '<span class="external-mark"> (andere website)</span>';
  expect(html).toBe(
    [
      '<div class="prose"><p>Dag<br/><strong>lief</strong></p><ul><li>een<ol><li>',
      `<a href="https://voorbeeld.nl" rel="nofollow ugc noopener"><strong>twee</strong>${mark}</a></li>`,
      "<li>drie</li></ol></li><li>vier</li></ul><p>",
      '<a href="/contact" rel="nofollow ugc noopener">hier <strong>ook</strong></a></p></div>',
    ].join(""),
  );
});

test("a link to a mail address that the text does not say has it for paper", async () => {
  const typed = "[mail **mij**](mailto:els@voorbeeld.nl) of [els@**voorbeeld.nl**](mailto:els@voorbeeld.nl)";
  const { body } = dom(await render(<DocumentText document={readSyntax(typed)} />));
  const addresses = [...body.querySelectorAll("a")].map((link) => link.getAttribute("data-address"));
  expect(addresses).toEqual(["els@voorbeeld.nl", null]);
});

test("a text of staff has its styles, headings at the level of the page, quotes and pictures", async () => {
  const styles = [
    "ITALIC",
    "UNDERLINE",
    "STRIKETHROUGH",
    "SUBSCRIPT",
    "SUPERSCRIPT",
    "color-#0060fa",
  ] as const;
  const document = textDocument.parse({
    blocks: [
      block({ type: "header-two" }),
      block({ type: "header-three" }),
      block({ type: "blockquote" }),
      ...styles.map((style) => block({ inlineStyleRanges: [{ offset: 0, length: 3, style }] })),
      block({ type: "atomic", text: " ", entityRanges: [{ offset: 0, length: 1, key: 0 }] }),
    ],
    entityMap: { 0: image({ alt: "Een vest", width: 10, height: 20, alignment: "right" }) },
  });
  const html = await render(<DocumentText document={document} headings={3} />);
  for (const tag of ["h3", "h4", "blockquote", "em", "u", "s", "sub", "sup", "span"])
    expect(dom(html).querySelector(tag)?.textContent, tag).toBe("dag");
  expect(html).toContain('<img src="/a.png" alt="Een vest" width="10" height="20" class="align-right"');
});
