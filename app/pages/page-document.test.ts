import { expect, test } from "vitest";
import { picture } from "~/fields/wire-examples";
import { pageOf } from "../../tests/setup/page-of";
import { contentPageExamples } from "./content-page/examples";
import { pageDocument } from "./page-document";

const plain = contentPageExamples["with nothing but a title"];

const documentOf = (fields: object) => pageDocument(pageOf("content_page", { ...plain, ...fields }));

test("the share image is the header picture as a large JPEG", () => {
  const { image, article } = documentOf({ field_header_image_video: picture("Een tuin") });
  expect(image).toMatchObject({ width: 1520, height: 940, alt: "Een tuin" });
  expect(image?.url).toMatch(/^\/drupal\/media\/.*1520x940\.jpg$/);
  expect(article).toBe(true);
});

test("a page without a picture has no share image of its own", () => {
  expect(documentOf({}).image).toBeNull();
});

const documentWithTags = (value: unknown) => documentOf({ field_meta_tags: [{ value }] });

test("the editor's meta tags have precedence over the page's fields", () => {
  const document = documentWithTags({
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
])("the address %j is rejected as canonical link and as share image", (address) => {
  const tags = { canonical_url: address, og_image: address, twitter_cards_image: address };
  expect(documentWithTags(tags)).toMatchObject({
    canonical: undefined,
    image: null,
    twitter: { image: null },
  });
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
])("the robots tag %j is decoded as %j", (tag, robots) => {
  expect(documentWithTags({ robots: tag }).robots).toEqual(robots);
});

test("a text that is empty, not a string or has an unfilled token is ignored", () => {
  for (const text of ["", "  ", "[node:title] | [site:name]", 7, ["Contact"], null])
    expect(documentWithTags({ title: text, og_title: text }), String(text)).toMatchObject({
      title: "Contact",
      share: { title: null },
    });
});
