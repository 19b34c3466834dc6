import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as nationalLoader } from "~/routes/news/feed";
import { loader as regionalLoader } from "~/routes/news/region-feed";
import { loader as homeLoader } from "~/routes/pages/home";
import { loader as pageLoader } from "~/routes/pages/page";
import { loader as locationsLoader } from "~/routes/regions/locations";
import { loader as regionsLoader } from "~/routes/regions/regions";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";
import { xmlProblems } from "../setup/xml";

function national(context: TestContext, host = "dementie.localhost") {
  const request = new Request(`http://${host}/nieuws.atom`);
  return nationalLoader({ request, params: {}, context: context.loadContext() });
}

function regional(context: TestContext, regioName: string) {
  const request = new Request(`http://dementie.localhost/regios/${regioName}/nieuws.atom`);
  return regionalLoader({ request, params: { regioName }, context: context.loadContext() });
}

async function read(response: Response) {
  expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const file = await response.text();
  expect(await xmlProblems(file, "atom")).toEqual([]);
  return parseAtomFeed(file);
}

test("the national feed has the twenty newest items without duplicates, newest first", async () => {
  const { entries = [], links } = await read(await national(await createTestContext()));
  expect(entries).toHaveLength(20);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
  const days = entries.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
  expect(links?.map(({ href }) => new URL(href ?? "").pathname)).toEqual(["/nieuws.atom", "/nieuws"]);
});

test("the feed of a region has the news of that region", async () => {
  const feed = await read(await regional(await createTestContext(), "rivierenland"));
  expect(feed.title).toMatchObject({ value: "Nieuws van Afdeling Rivierenland" });
  expect(feed.entries?.length).toBeGreaterThan(0);
  for (const { links } of feed.entries ?? [])
    expect(new URL(links?.[0]?.href ?? "").pathname).toMatch(/^\/regios\/rivierenland\/nieuws\/[\w-]+$/);
});

test("the feed of each brand has its own title and id", async () => {
  const environment = { BRAND_HOSTS: "samen.example.nl=samen,dementie.example.nl=dementie" };
  const context = await createTestContext({ environment });
  const [samen, dementie] = [
    await read(await national(context, "samen.example.nl")),
    await read(await national(context, "dementie.example.nl")),
  ];
  expect(samen.id).toContain("tag:samen.example.nl,2026:");
  expect(dementie.id).toContain("tag:dementie.example.nl,2026:");
  expect(samen.title).not.toEqual(dementie.title);
});

test("the feed is a 503 if the first page of news fails, and shorter if the second fails", async () => {
  const item = { Id: "1", Title: "Een", Url: "/nieuws/een", PublicationDate: "2026-11-19T08:00:00Z" };
  const failing =
    (failed: string): Fetch =>
    async (request) =>
      new URL(request.url).searchParams.get("page") === failed
        ? new Response(null, { status: 500 })
        : Response.json({ Items: [item], TotalItems: 30 });
  const down = await createTestContext({ productApi: failing("0") });
  expect(await outcomeOf(national(down))).toMatchObject({ status: 503 });
  const half = await createTestContext({ productApi: failing("1") });
  expect((await read(await national(half))).entries).toHaveLength(1);
});

test.each([
  ["an empty author", /<author>.*?<\/author>/s, "<author/>"],
  ["an invalid date", /<updated>.*?<\/updated>/, "<updated>gisteren</updated>"],
  ["a missing id", /<id>.*?<\/id>/, ""],
  ["a missing address", / href="[^"]*"/, ""],
  ["an unknown text type", "<title>", '<title type="markdown">'],
])("the Atom check rejects a feed with %s", async (_, part, replacement) => {
  const file = await (await national(await createTestContext())).text();
  expect(await xmlProblems(file.replace(part, replacement), "atom")).not.toEqual([]);
});

test("the feed of an unknown region is a 404", async () => {
  expect(await outcomeOf(regional(await createTestContext(), "atlantis"))).toMatchObject({ status: 404 });
});

const regionFeed = "/regios/rivierenland/nieuws.atom";

test.each([
  ["/", "/nieuws.atom"],
  ["/nieuws/vrijwilligersdag-2026", "/nieuws.atom"],
  ["/regios/rivierenland", regionFeed],
  ["/regios/rivierenland/over-de-regio", regionFeed],
  ["/regios/rivierenland/locaties", regionFeed],
  ["/regios?zoekterm=Rivierenland", regionFeed],
  ["/dementie/wat-is-dementie", undefined],
  ["/regios", undefined],
])("the head of %s links to the feed %s", async (path, feed) => {
  const { loadContext } = await createTestContext();
  const request = new Request(`http://dementie.localhost${path}`);
  const args = { request, params: { regio: "rivierenland" }, context: loadContext() };
  const documentOf = async () => {
    if (path === "/") return (await homeLoader(args)).document;
    if (path.endsWith("/locaties")) return (await locationsLoader(args)).data.document;
    return (await (path.startsWith("/regios?") || path === "/regios" ? regionsLoader : pageLoader)(args)).data
      .document;
  };
  const { feeds } = await documentOf();
  expect(feeds?.map(({ address, format }) => [address, format])).toEqual(feed ? [[feed, "atom"]] : []);
});

test("a news page of a region links to the feed of that region", async () => {
  const context = await createTestContext();
  const { entries = [] } = await read(await regional(context, "rivierenland"));
  const request = new Request(entries[0]?.links?.[0]?.href ?? "");
  const { data } = await pageLoader({ request, params: {}, context: context.loadContext() });
  expect(data.document.feeds?.map(({ address }) => address)).toEqual([regionFeed]);
});
