import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { element, xmlFile } from "./xml";

/** Parses an XML file. @throws when it is not well formed */
function parseXml(file: string): Document {
  return new JSDOM(file, { contentType: "application/xml" }).window.document;
}

test("an element has attributes, text and child elements", () => {
  const file = xmlFile(element("a", { b: "1", c: null }, element("d", {}), "tekst", null));
  expect(file).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a b="1"><d/>tekst</a>\n');
});

test("any text survives a round trip, except characters that XML forbids", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const root = parseXml(xmlFile(element("a", { b: `x${text}` }, `x${text}`))).documentElement;
      const expected = `x${text}`.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
      expect(root.textContent?.replace(/\p{Cc}/gu, "")).toBe(expected);
      expect(root.getAttribute("b")?.replace(/[\p{Cc}]/gu, "")).toContain("x");
    }),
    // Parsing a document is slow.
    { numRuns: 25 },
  );
});

test.each(["]]>", "<!--", "&amp;", "\u0000\u001b", "\ud83d", "<script>alert(1)</script>", '" onload="x'])(
  "%j is written as text, not as markup",
  (text) => {
    const root = parseXml(xmlFile(element("a", { b: text }, text))).documentElement;
    expect(root.children).toHaveLength(0);
    expect(root.attributes).toHaveLength(1);
  },
);
