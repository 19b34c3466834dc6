import { expect, test } from "vitest";
import { loader } from "~/routes/pages/page";
import { type Failing, regionSite } from "../setup/region-site";

const news = (title: string, date: string, fields = "news_category: 2") =>
  `{ type: news, title: ${title}, publication_date: ${date}, ${fields} }`;

const content = {
  "taxonomies/news_category.yaml":
    "[{ id: 2, name: Onderzoek, weight: 0 }, { id: 3, name: Verhalen, weight: 1 }]",
  "news/slaap.yaml": news("Slaap", "2026-11-20"),
  "news/gehoor.yaml": news("Gehoor", "2026-11-12"),
  "news/bloed.yaml": news("Bloed", "2026-11-08"),
  "news/gen.yaml": news("Gen", "2026-10-02"),
  "news/licht.yaml": news("Licht", "2026-10-01"),
  "news/oma.yaml": news("Oma", "2026-11-19", "news_category: 3"),
  "news/intern.yaml": news("Intern", "2026-11-21", "news_category: 2, hide_from_homepage: true"),
  "pages/tiel.yaml":
    "{ type: content_page, title: Tiel, regio: /regios/rivierenland, page_content: [{ type: news_block, title: Nieuws }] }",
  "pages/land.yaml":
    "{ type: content_page, title: Land, page_content: [{ type: news_block, title: Nieuws }] }",
  "pages/onderzoek.yaml":
    "{ type: content_page, title: Onderzoek, regio: /regios/rivierenland, page_content: [{ type: news_block, news_category: 2 }] }",
};

async function open(path: string, failing: Failing = {}) {
  const site = await regionSite(failing, content);
  const request = new Request(`http://dementie.localhost${path}`);
  const { data } = await loader({ request, params: {}, context: site.loadContext() });
  return { page: data.page, requests: site.requests };
}

/** The items of the block; those for wide screens only in brackets. */
async function blockOf(path: string, failing: Failing = {}) {
  const { blocks } = (await open(path, failing)).page;
  const items = blocks.flatMap((block) => (block.type === "news_block" ? (block.data?.items ?? []) : []));
  return items.map(({ title, wideOnly }) => (wideOnly ? `(${title})` : title)).join(", ");
}

async function relatedTo(path: string, failing: Failing = {}) {
  const { page } = await open(path, failing);
  if (page.type !== "news" && page.type !== "regio_nieuws") throw new Error(page.type);
  return page.data?.related.map(({ title }) => title).join(", ");
}

test("the block shows the latest national news without hidden items, three of them on narrow screens", async () => {
  expect(await blockOf("/land")).toBe("Slaap, Oma, Gehoor, (Bloed), (Gen), (Licht)");
});

test("the block on a page of a region includes regional news by date, at most two items on narrow screens", async () => {
  expect(await blockOf("/tiel")).toBe(
    "Slaap, (Oma), (Gehoor), Joyce schenkt koffie, (Bloed), De wandelgroep loopt door, (Gen), (Licht)",
  );
});

test("a block for one category has no regional news, because regional news has no categories", async () => {
  expect(await blockOf("/onderzoek")).toBe("Slaap, Gehoor, Bloed, (Gen), (Licht)");
});

test.each([
  ["/api/v1/region/news", "Slaap, Oma, Gehoor, (Bloed), (Gen), (Licht)"],
  ["/api/v1/es/news/latest", "Joyce schenkt koffie, De wandelgroep loopt door"],
])("the block shows the remaining news when %s fails", async (call, expected) => {
  expect(await blockOf("/tiel", { [call]: 500 })).toBe(expected);
});

test("a national news page lists at most three other items of its category", async () => {
  expect(await relatedTo("/nieuws/slaap")).toBe("Gehoor, Bloed, Gen");
  expect(await relatedTo("/nieuws/gehoor")).toBe("Slaap, Bloed, Gen");
  expect(await relatedTo("/nieuws/oma")).toBe("");
});

test("a regional news page lists other news of that region", async () => {
  expect(await relatedTo("/regios/rivierenland/nieuws/joyce")).toBe("De wandelgroep loopt door");
});

test.each([
  ["/nieuws/slaap", "/api/v1/es/news/latest"],
  ["/regios/rivierenland/nieuws/joyce", "/api/v1/region/news"],
])("%s renders without related news when %s fails or returns a 404", async (path, call) => {
  for (const status of [500, 404]) expect(await relatedTo(path, { [call]: status })).toBe("");
});
