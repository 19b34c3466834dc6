import { expect, test } from "vitest";
import { z } from "zod";
import { collectProblems } from "~/fields/decode-problems";
import { countAddresses, countLinks, documentText } from "./document-text";
import { readSyntax } from "./read-syntax";
import { emptyDocument, memberDocument, type TextBlock, type TextDocument, textDocument } from "./schema";
import { segmentsOf } from "./segments";
import { readStoredDocument } from "./stored-document";
import { typedDocument, typedSyntax } from "./typed-document";
import { lostInSyntax, writeSyntax } from "./write-syntax";

function block(parts: Partial<TextBlock> = {}): TextBlock {
  return {
    key: "a",
    text: "woorden",
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
    ...parts,
  };
}

const linkTo = (url: unknown) => ({
  blocks: [block({ entityRanges: [{ offset: 0, length: 7, key: 0 }] })],
  entityMap: { 0: { type: "LINK", mutability: "MUTABLE", data: { url } } },
});

test.each([
  "https://voorbeeld.nl",
  "http://voorbeeld.nl:8080/a_(b)?c=d@e#f",
  "mailto:a@voorbeeld.nl",
  "tel:+31800-5088",
  "/contact?a=b",
])("a link may lead to %j", (url) => {
  expect(memberDocument.safeParse(linkTo(url)).success).toBe(true);
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://voorbeeld.nl/1",
  "//voorbeeld.nl",
  "/\\voorbeeld.nl",
  "\\\\voorbeeld.nl",
  "https:voorbeeld.nl",
  "https://",
  "https://bank.example@voorbeeld.nl",
  "https://voorbeeld.nl\\@bank.example",
  "https://voorbeeld.nl/a b",
  "https://voorbeeld.nl/\u202egpj.exe",
  `https://voorbeeld.nl/${"a".repeat(2000)}`,
  "#anker",
  "",
  null,
  { toString: "x" },
])("a link never leads to %j", (url) => {
  expect(textDocument.safeParse(linkTo(url)).success).toBe(false);
  if (typeof url === "string") expect(readSyntax(`[woorden](${url})`).entityMap).toEqual({});
});

const bold = { offset: 0, length: 2, style: "BOLD" as const };
const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`);

test.each<[string, unknown]>([
  ["a style that does not exist", block({ inlineStyleRanges: [{ ...bold, style: "BLINK" as "BOLD" }] })],
  ["a negative range", block({ inlineStyleRanges: [{ ...bold, offset: -1 }] })],
  ["a range of half a character", block({ inlineStyleRanges: [{ ...bold, length: 0.5 }] })],
  ["too many ranges", block({ inlineStyleRanges: Array<typeof bold>(501).fill(bold) })],
  ["an item too deep", block({ type: "unordered-list-item", depth: 5 })],
  ["NUL", block({ text: "a\u0000b" })],
  ["half a surrogate pair", block({ text: "a\ud83d" })],
  ["a text too long", block({ text: "a".repeat(50_001) })],
  ["a text that is no text", { ...block(), text: ["a"] }],
  ["no text", { ...block(), text: undefined }],
])("a document is refused with %s", (_, refused) => {
  expect(textDocument.safeParse({ blocks: [block()], entityMap: {} }).success).toBe(true);
  expect(textDocument.safeParse({ blocks: [refused], entityMap: {} }).success).toBe(false);
});

test.each<[string, unknown]>([
  ["too many blocks", { blocks: Array<TextBlock>(2001).fill(block()), entityMap: {} }],
  ["a strange key of an entity", { blocks: [], entityMap: { constructor: linkTo("/a").entityMap[0] } }],
  ["a strange entity", { blocks: [], entityMap: { 0: { type: "SCRIPT", mutability: "MUTABLE", data: {} } } }],
  ["no blocks", { entityMap: {} }],
  ["null", null],
])("a document is refused with %s", (_, refused) => {
  expect(textDocument.safeParse(refused).success).toBe(false);
});

test("what the schema does not name is dropped, however deep", () => {
  const parsed = textDocument.parse({ blocks: [{ ...block(), data: deep, more: deep }], entityMap: {} });
  expect(parsed.blocks).toEqual([block()]);
});

test("ranges may overlap, go beyond the text and cut no character in two", () => {
  const text = "een 😀 twee";
  const ranges: [number, number, "BOLD" | "ITALIC"][] = [
    [0, 5, "BOLD"],
    [5, 900, "ITALIC"],
    [2, 1, "ITALIC"],
    [1, 3, "BOLD"],
  ];
  const inlineStyleRanges = ranges.map(([offset, length, style]) => ({ offset, length, style }));
  const segments = segmentsOf(block({ text, inlineStyleRanges }), {});
  expect(segments.map(({ text, styles }) => [text, ...styles])).toEqual([
    ["e", "BOLD"],
    ["e", "BOLD"],
    ["n", "BOLD", "ITALIC"],
    [" ", "BOLD"],
    ["😀", "BOLD"],
    [" twee", "ITALIC"],
  ]);
});

const field = typedDocument({ maxLength: 20, required: true });
const editor = (blocks: TextBlock[], entityMap: object = {}) => JSON.stringify({ blocks, entityMap });

test("a field takes the small syntax and the JSON of the editor, as the same document", () => {
  const json = editor([
    block({ text: " Dag ", inlineStyleRanges: [{ ...bold, length: 9 }] }),
    block({ text: "" }),
  ]);
  expect(field.parse(json)).toEqual(field.parse("**Dag**\n\n"));
  expect(typedSyntax(json)).toBe("**Dag**");
});

test.each<[string, string, string]>([
  ["nothing", " \n", "FieldMandatory"],
  ["an empty document", editor([block({ text: " " })]), "FieldMandatory"],
  ["more words than fit", "a".repeat(21), "FieldTooLong"],
  ["more words of the editor than fit", editor([block({ text: "a".repeat(21) })]), "FieldTooLong"],
  ["more signs than fit", "*".repeat(10_201), "FieldTooLong"],
  ["headings", editor([block({ type: "header-two" })]), "TextUnreadable"],
  ["a hostile link", JSON.stringify(linkTo("javascript:alert(1)")), "TextUnreadable"],
  ["deep JSON", `{"blocks":${"[".repeat(3000)}${"]".repeat(3000)}}`, "TextUnreadable"],
  ["half of a JSON", '{"blocks":[', "TextUnreadable"],
])("a field with %s is refused", (_, typed, error) => {
  expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([error]);
});

test("signs and addresses do not count as words, and a field may be left empty", () => {
  expect(field.safeParse("**Lees** [dit](https://voorbeeld.nl/een/lang/adres)").success).toBe(true);
  expect(typedDocument({ maxLength: 20, required: false }).parse(undefined)).toEqual(emptyDocument);
});

const styled = (style: "ITALIC" | "BOLD") => block({ inlineStyleRanges: [{ ...bold, style }] });
const picture: TextDocument["entityMap"] = {
  0: { type: "IMAGE", mutability: "IMMUTABLE", data: { src: "/a.png", alt: "" } },
};

test("the small syntax says what it cannot keep", () => {
  const blocks = [block({ type: "header-two" }), block({ type: "blockquote" }), styled("ITALIC")];
  expect(lostInSyntax({ blocks, entityMap: picture })).toEqual(["styles", "headings", "quotes", "pictures"]);
  expect(lostInSyntax({ blocks: [styled("BOLD")], entityMap: {} })).toEqual([]);
  expect(writeSyntax({ blocks, entityMap: picture })).toBe("woorden\n\nwoorden\n\nwoorden");
});

test("words and links are counted wherever they stand", () => {
  const document = readSyntax(
    "[**a** b](/c) en https://voorbeeld.nl\n- www.voorbeeld.nl [d](https://voorbeeld.nl)",
  );
  expect(documentText(document)).toBe("a b en https://voorbeeld.nl\nwww.voorbeeld.nl d");
  expect(countLinks(document)).toBe(4);
  expect(countLinks(readSyntax("voor**beeld**.nl\n- een.nl\n- twee.nl"))).toBe(3);
});

test.each([
  ["Zie kijk-op-voorbeeld.nl/koop en Voorbeeld.NL!", 2],
  ["(een.com), twee.be; drie.org:8080?a=1 vier.net#b vijf.eu. zes.info zeven.shop acht.online", 8],
  ["https://een.nl/over-twee.nl en www.drie.nl/vier.com", 2],
  ["een.nl/twee.nl", 1],
  ["https://een.nl,twee.nl", 2],
  ["mail.voorbeeld.nl is een adres, els@voorbeeld.nl is dat van een mens", 1],
  ["Neem brood mee, o.a.nl is geen adres, d.w.z. hier niet. 3.nl ook niet", 0],
  ["Op 12.30 uur, voor 1.250 euro. Zo staat het in brief.docx", 0],
  [".nl en nl. en voorbeeld.nlx en voorbeeld.nl-x", 0],
  ["", 0],
])("in '%s' are %i addresses", (text, count) => {
  expect(countAddresses(text)).toBe(count);
});

test("stored content is read as text or parsed; what cannot be read is empty, and reported", () => {
  const document = readSyntax("**a**");
  expect(readStoredDocument(JSON.stringify(document))).toEqual(document);
  expect(readStoredDocument(document)).toEqual(document);
  for (const broken of ["", "{", "null", null, { blocks: 1 }, linkTo("javascript:alert(1)")]) {
    const { value, problems } = collectProblems(() => readStoredDocument(broken));
    expect(value).toEqual(emptyDocument);
    expect(problems).toHaveLength(1);
  }
});

test("stored content with a type of block that is not known throws", () => {
  const stored = { blocks: [{ ...block(), type: "poll" }], entityMap: {} };
  expect(() => readStoredDocument(stored)).toThrow("A custom transformer for type poll is not defined");
});

test("the schemas can be written as JSON schema", () => {
  for (const schema of [textDocument, memberDocument])
    expect(JSON.stringify(z.toJSONSchema(schema, { io: "input" }))).toContain("entityRanges");
});
