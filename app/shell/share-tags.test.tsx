import { expect, test } from "vitest";
import { type Brand, brands } from "~/utils/brand";
import type { DocumentInfo } from "~/utils/document";
import { dom, render } from "../../tests/setup/render";
import { ShareTags } from "./share-tags";

async function tags(document: DocumentInfo | null, brand: Brand = "alzheimer") {
  const url = "https://www.example.nl/zorgen/partner";
  const props = { title: "Je partner", description: "Tips", url, document };
  const metas = dom(await render(<ShareTags {...props} />, { brand })).querySelectorAll("meta");
  return Object.fromEntries(
    [...metas].map((meta) => [meta.getAttribute("property") ?? meta.name, meta.content]),
  );
}

test("a page has Open Graph and X tags", async () => {
  expect(await tags({ title: "x", article: true })).toMatchObject({
    "og:title": "Je partner",
    "og:description": "Tips",
    "og:url": "https://www.example.nl/zorgen/partner",
    "og:type": "article",
    "og:locale": "nl_NL",
    "og:site_name": "alzheimer",
    "twitter:card": "summary_large_image",
  });
  expect(await tags(null)).toMatchObject({ "og:type": "website" });
});

test.each(brands)("without a picture the page has the brand's picture: %s", async (brand) => {
  expect(await tags({ title: "x", image: null }, brand)).toMatchObject({
    "og:image": `https://www.example.nl/brands/${brand}/share.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringContaining(brand),
  });
});

test("the page's picture has an absolute address, also on another host", async () => {
  const image = { url: "/drupal/media/ab/x/1520x940.jpg", width: 1520, height: 940, alt: "Een tuin" };
  expect(await tags({ title: "x", image })).toMatchObject({
    "og:image": "https://www.example.nl/drupal/media/ab/x/1520x940.jpg",
    "og:image:width": "1520",
    "og:image:alt": "Een tuin",
  });
  const elsewhere = { ...image, url: "https://cms.example/x.jpg", alt: "" };
  expect(await tags({ title: "x", image: elsewhere })).toMatchObject({
    "og:image": "https://cms.example/x.jpg",
    "og:image:alt": "Je partner",
  });
});

test("an editor's share texts replace those of the page, and X has its own", async () => {
  const result = await tags({
    title: "x",
    share: { title: "Lees dit", description: "Over zorgen" },
    twitter: { title: "Kort", description: null, image: "/brands/samen/share.jpg", card: "summary" },
    image: { url: "https://cms.example/x.jpg", width: null, height: null, alt: "Een tuin" },
  });
  expect(result).toMatchObject({
    "og:title": "Lees dit",
    "og:description": "Over zorgen",
    "og:image": "https://cms.example/x.jpg",
    "twitter:card": "summary",
    "twitter:title": "Kort",
    "twitter:image": "https://www.example.nl/brands/samen/share.jpg",
  });
  for (const unknown of ["og:image:width", "og:image:height", "twitter:description"])
    expect(result).not.toHaveProperty([unknown]);
});
