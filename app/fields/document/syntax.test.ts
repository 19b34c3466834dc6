import fc from "fast-check";
import { expect, test } from "vitest";
import { documentText } from "./document-text";
import { readSyntax } from "./read-syntax";
import { memberDocument, type TextDocument } from "./schema";
import { writeSyntax } from "./write-syntax";

/** Types, texts and the marked words of a document, as one line for each block. */
function outline({ blocks, entityMap }: TextDocument): string[] {
  return blocks.map(({ type, depth, text, inlineStyleRanges, entityRanges }) => {
    const at = ({ offset, length }: { offset: number; length: number }) =>
      text.slice(offset, offset + length);
    const bold = inlineStyleRanges.map((range) => `b(${at(range)})`);
    const links = entityRanges.map((range) => {
      const entity = entityMap[range.key];
      return `a(${at(range)} ${entity?.type === "LINK" && entity.data.url})`;
    });
    const signs = new Map<string, string>([
      ["unstyled", "p"],
      ["unordered-list-item", "-"],
    ]);
    return [`${signs.get(type) ?? "1"}${depth || ""}`, text, ...bold, ...links].join(" | ");
  });
}

const url = "https://voorbeeld.nl/a_(b)";

test.each<[typed: string, outline: string[]]>([
  ["", []],
  [" \n\t\n ", []],
  ["een\ntwee\r\n\r\ndrie", ["p | een\ntwee", "p | drie"]],
  ["**vet** en **ook vet**", ["p | vet en ook vet | b(vet) | b(ook vet)"]],
  ["los ** sterretje", ["p | los ** sterretje"]],
  ["**** let op ****", ["p | **** let op ****"]],
  ["5 * 3 * 2, *knuffel*", ["p | 5 * 3 * 2, *knuffel*"]],
  ["\\*\\*niet vet\\*\\* \\\\server \\o/", ["p | **niet vet** \\\\server \\o/"]],
  ["Mee:\n- vest\n- pas\nTot straks", ["p | Mee:", "- | vest", "- | pas", "p | Tot straks"]],
  ["1. een\n2. twee\n\n3. drie", ["1 | een", "1 | twee", "1 | drie"]],
  ["3. geen lijst\n2025. ook niet", ["p | 3. geen lijst\n2025. ook niet"]],
  ["- a\n  - b\n    1. c\n  verder\n- d", ["- | a", "-1 | b", "12 | c\nverder", "- | d"]],
  ["        - diep", ["- | diep"]],
  ["- een\n\\- geen", ["- | een", "p | - geen"]],
  [`[**Lees** dit](${url}).`, [`p | Lees dit. | b(Lees) | a(Lees dit ${url})`]],
  ["[site](www.voorbeeld.nl)", ["p | site | a(site https://www.voorbeeld.nl)"]],
  ["[mail](a@voorbeeld.nl)", ["p | mail | a(mail mailto:a@voorbeeld.nl)"]],
  ["[bel](tel:0800-5088) [hier](/contact)", ["p | bel hier | a(bel tel:0800-5088) | a(hier /contact)"]],
  ["[naam](hij is 80) [x]", ["p | [naam](hij is 80) [x]"]],
  ["[x](javascript:alert(1))", ["p | [x](javascript:alert(1))"]],
  ["[x](//voorbeeld.nl) [y](/\\voorbeeld.nl)", ["p | [x](//voorbeeld.nl) [y](/\\voorbeeld.nl)"]],
  ["a\u0000b\ud83d \ud83d\ude00", ["p | a b\ufffd \ud83d\ude00"]],
])("%j is read as %j", (typed, expected) => {
  expect(outline(readSyntax(typed))).toEqual(expected);
});

const signs = ["**", "*", "\\", "[", "]", "](/a)", "](https://x.nl/(", ")", "- ", "1. ", "2. ", "\n", "\n\n"];
const typedText = fc
  .array(fc.oneof(fc.constantFrom(...signs, "  ", "woord", "\u2028", "😀"), fc.string({ maxLength: 4 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(""));

test("a document survives being written and read", () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const document = readSyntax(typed);
      expect(memberDocument.safeParse(document).error).toBeUndefined();
      const written = writeSyntax(document);
      expect(readSyntax(written)).toEqual(document);
      expect(writeSyntax(readSyntax(written))).toBe(written);
    }),
    { numRuns: 3000 },
  );
});

test("no typed word is lost", () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const prose = fc
    .array(
      fc.constantFrom("**", "[naam]", "- ", "* ", "\n", "\n\n", " ", "één", "Súdwest", "2025", "😀", "\\"),
    )
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(prose, (typed) => {
      expect(words(documentText(readSyntax(typed)))).toEqual(words(typed));
    }),
  );
});

const block = fc
  .record({
    text: typedText,
    type: fc.constantFrom("unstyled", "unordered-list-item", "ordered-list-item" as const),
    depth: fc.nat(4),
    styles: fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 4 }),
    links: fc.array(fc.tuple(fc.nat(60), fc.nat(60), fc.nat(3)), { maxLength: 4 }),
  })
  .map(({ text, type, depth, styles, links }, index = 0) => ({
    key: `k${index}`,
    text,
    type,
    depth,
    inlineStyleRanges: styles.map(([offset, length]) => ({ offset, length, style: "BOLD" as const })),
    entityRanges: links.map(([offset, length, key]) => ({ offset, length, key })),
    data: {},
  }));
const entityMap = Object.fromEntries(
  ["/a", "https://x.nl/(", "mailto:a@x.nl"].map((url, key) => [
    key,
    { type: "LINK" as const, mutability: "MUTABLE" as const, data: { url } },
  ]),
);

test("a backslash before a space that was a link is one backslash", () => {
  const text = "\\  **";
  const [plain] = readSyntax("a").blocks;
  if (!plain) throw new Error("There is no block");
  const entityRanges = [
    { offset: 1, length: 1, key: 0 },
    { offset: 3, length: 2, key: 0 },
  ];
  const document = {
    blocks: [{ ...plain, text, entityRanges }],
    entityMap,
  };
  expect(documentText(readSyntax(writeSyntax(document)))).toBe(text);
});

test("any document of members is written so that it is read with the same words, and stays so", () => {
  const spaceless = (document: TextDocument) => documentText(document).replace(/[\s\p{C}\ufffd]/gu, "");
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const document = { blocks, entityMap };
      const read = readSyntax(writeSyntax(document));
      expect(spaceless(read)).toBe(spaceless(document));
      expect(readSyntax(writeSyntax(read))).toEqual(read);
    }),
    { numRuns: 2000 },
  );
});

test("signs without counterpart cost no more in a long text than in a short one", () => {
  for (const sign of ["[a](x", "[", "**", "\\", "[a](((", "- ", "\n1. ", "**[a](/b"]) {
    const started = performance.now();
    const document = readSyntax(sign.repeat(20_000 / sign.length));
    writeSyntax(document);
    expect(performance.now() - started, sign).toBeLessThan(1000);
  }
});
