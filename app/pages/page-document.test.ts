import { expect, test } from "vitest";
import { picture } from "~/fields/wire-examples";
import { pageOf } from "../../tests/setup/page-of";
import { contentPageExamples } from "./content-page/examples";
import { pageDocument } from "./page-document";

const plain = contentPageExamples["with nothing but a title"];

const documentOf = (fields: object) => pageDocument(pageOf("content_page", { ...plain, ...fields }));

test("other sites show the picture of a page's head, in the size and kind that they all read", () => {
  const { image, article } = documentOf({ field_header_image_video: picture("Een tuin") });
  expect(image).toMatchObject({ width: 1520, height: 940, alt: "Een tuin" });
  expect(image?.url).toMatch(/^\/drupal\/media\/.*1520x940\.jpg$/);
  expect(article).toBe(true);
});

test("a page without a picture leaves it to its brand", () => {
  expect(documentOf({}).image).toBeNull();
});

const tagged = (value: unknown) => documentOf({ field_meta_tags: [{ value }] });

test("what an editor says for other sites goes before what the page says of itself", () => {
  const document = tagged({
    canonical_url: "https://www.example.nl/contact#formulier",
    robots: "index, NoFollow, noarchive, vliegen",
    og_title: "Praat met ons",
    og_image: "/brands/dementie/share.jpg",
    og_image_alt: "Twee mensen aan tafel",
    og_type: "website",
    twitter_cards_type: "summary",
    twitter_cards_description: "Elke dag tot 23.00 uur.",
  });
  expect(document).toMatchObject({
    title: "Contact",
    canonical: "https://www.example.nl/contact",
    noindex: false,
    robots: ["nofollow", "noarchive"],
    article: false,
    share: { title: "Praat met ons", description: null },
    image: { url: "/brands/dementie/share.jpg", width: null, alt: "Twee mensen aan tafel" },
    twitter: { card: "summary", description: "Elke dag tot 23.00 uur.", title: null },
  });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//elders.example/",
  "/\\elders.example/",
  "/.//elders.example/",
  "http://",
  "https://naam:wachtwoord@www.example.nl/",
  "ftp://www.example.nl/",
  "contact",
  "[node:url]",
  " ",
  7,
  null,
])("%j is no canonical address and no picture", (address) => {
  const tags = { canonical_url: address, og_image: address, twitter_cards_image: address };
  expect(tagged(tags)).toMatchObject({ canonical: undefined, image: null, twitter: { image: null } });
});

test.each([
  ["none", ["noindex", "nofollow"]],
  [
    ["noindex", "noarchive"],
    ["noindex", "noarchive"],
  ],
  [{ noindex: "noindex", nofollow: 0 }, ["noindex"]],
  ["index, follow", []],
  ['noindex"><script>', []],
  [7, []],
  [null, []],
])("robots %j is %j", (said, robots) => {
  expect(tagged({ robots: said }).robots).toEqual(robots);
});

test("an empty text, one with a slot that was not filled, or what is no text, is none", () => {
  for (const text of ["", "  ", "[node:title] | [site:name]", 7, ["Contact"], null])
    expect(tagged({ title: text, og_title: text }), String(text)).toMatchObject({
      title: "Contact",
      share: { title: null },
    });
});
