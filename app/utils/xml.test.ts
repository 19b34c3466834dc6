import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { element, xmlFile } from "./xml";

/** What a parser of XML reads; it throws on what is not well formed. */
function parsed(file: string): Document {
  return new JSDOM(file, { contentType: "application/xml" }).window.document;
}

test("an element has its attributes, its text and the elements in it", () => {
  const file = xmlFile(element("a", { b: "1", c: null }, element("d", {}), "tekst", null));
  expect(file).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a b="1"><d/>tekst</a>\n');
});

test("any text comes back as it was, but for what XML has no word for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const root = parsed(xmlFile(element("a", { b: `x${text}` }, `x${text}`))).documentElement;
      const kept = `x${text}`.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
      expect(root.textContent?.replace(/\p{Cc}/gu, "")).toBe(kept);
      expect(root.getAttribute("b")?.replace(/[\p{Cc}]/gu, "")).toContain("x");
    }),
    // A document takes a while to make.
    { numRuns: 25 },
  );
});

test.each(["]]>", "<!--", "&amp;", "\u0000\u001b", "\ud83d", "<script>alert(1)</script>", '" onload="x'])(
  "%j is text and nothing else",
  (text) => {
    const root = parsed(xmlFile(element("a", { b: text }, text))).documentElement;
    expect(root.children).toHaveLength(0);
    expect(root.attributes).toHaveLength(1);
  },
);
