import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as nationalLoader } from "~/routes/news-feed";
import { loader as regionalLoader } from "~/routes/region-news-feed";
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

async function read(answer: Response) {
  expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  const file = await answer.text();
  expect(await xmlProblems(file, "atom.rng")).toEqual([]);
  return parseAtomFeed(file);
}

test("the national feed has the twenty newest items, each once, newest first", async () => {
  const { entries = [], links } = await read(await national(await createTestContext()));
  expect(entries).toHaveLength(20);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
  const days = entries.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
  expect(links?.map(({ href }) => new URL(href ?? "").pathname)).toEqual(["/nieuws.atom", "/nieuws"]);
});

test("the feed of a branch has the news of that branch", async () => {
  const feed = await read(await regional(await createTestContext(), "rivierenland"));
  expect(feed.title).toMatchObject({ value: "Nieuws van Afdeling Rivierenland" });
  expect(feed.entries?.length).toBeGreaterThan(0);
  for (const { links } of feed.entries ?? [])
    expect(new URL(links?.[0]?.href ?? "").pathname).toMatch(/^\/regios\/rivierenland\/nieuws\/[\w-]+$/);
});

test("each brand publishes under its own name and identities", async () => {
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

test("without its first page there is no feed; without the second a shorter one", async () => {
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

test("a branch that is not there has no feed", async () => {
  expect(await outcomeOf(regional(await createTestContext(), "atlantis"))).toMatchObject({ status: 404 });
});
