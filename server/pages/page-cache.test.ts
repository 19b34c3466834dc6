import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { flushThisInstance } from "../../app/.server/cache/flush";
import { cachedSite, type Rendered } from "../../tests/setup/cached-site";
import { eventually } from "../../tests/setup/eventually";

describe("a page", () => {
  test("is rendered once and sent to every visitor", async () => {
    const { see, rendered } = await cachedSite();
    expect(await see("/zorgen")).toBe("miss <p>1</p>");
    expect(await see("/zorgen")).toBe("hit <p>1</p>");
    expect(await see("/elders")).toBe("miss <p>2</p>");
    expect(rendered).toHaveLength(2);
  });

  test("is rendered once for 500 simultaneous requests", async () => {
    const { see, renders, rendered, received } = await cachedSite();
    let ready = (_: Rendered) => {};
    renders(
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    const visitors = Array.from({ length: 500 }, () => see("/zorgen"));
    await eventually(() => expect(received()).toBe(500));
    ready({});
    const seen = await Promise.all(visitors);
    expect(new Set(seen.map((text) => text.replace(/^\w+ /, "")))).toEqual(new Set(["<p>1</p>"]));
    expect(rendered).toHaveLength(1);
  });

  test("is served stale after its lifetime, while it is rendered again", async () => {
    const { see, pass } = await cachedSite();
    await see("/zorgen");
    pass(60);
    expect(await see("/zorgen")).toBe("stale <p>1</p>");
    await eventually(async () => expect(await see("/zorgen")).toBe("hit <p>2</p>"));
    pass(660);
    expect(await see("/zorgen")).toBe("miss <p>3</p>");
  });

  test("expires at midnight in Amsterdam and when its content changes", async () => {
    const { app, see, pass, renders, get } = await cachedSite();
    renders({ loads: ({ sources }) => sources?.changesAt(app.now().getTime() + 30_000) });
    expect((await get("/regios/tiel")).headers["cache-control"]).toMatch(
      /^public, max-age=0, s-maxage=30, stale-while-revalidate=0, /,
    );
    pass(29);
    expect(await see("/regios/tiel")).toMatch(/^hit/);
    pass(1);
    expect(await see("/regios/tiel")).toMatch(/^miss/);
    renders({});
    pass(12 * 3600 - 30 - 10);
    expect(await see("/agenda-van-vandaag")).toMatch(/^miss/);
    pass(9);
    expect(await see("/agenda-van-vandaag")).toMatch(/^hit/);
    pass(1);
    expect(await see("/agenda-van-vandaag")).toMatch(/^miss/);
  });

  test("that lacks a part is cached for a second", async () => {
    const { see, pass, renders } = await cachedSite();
    renders({
      loads: ({ sources }) => {
        if (sources) sources.incomplete = true;
      },
    });
    await see("/zorgen");
    pass(0.9);
    expect(await see("/zorgen")).toMatch(/^hit/);
    pass(0.1);
    expect(await see("/zorgen")).toMatch(/^miss/);
  });

  test("is rendered again after a flush of one of its tags", async () => {
    const { app, see, pass, renders } = await cachedSite();
    renders({ loads: ({ sources }) => sources?.used(["menu", "node:12"], "hit") });
    for (const tags of [["menu"], ["node:12"], ["page:/zorgen"], ["page"], ["*"]]) {
      pass(1);
      await see("/zorgen");
      flushThisInstance(app, tags);
      pass(1);
      expect(await see("/zorgen"), tags.join()).toMatch(/^miss/);
      expect(await see("/zorgen")).toMatch(/^hit/);
    }
    flushThisInstance(app, ["node:13", "page:/elders"]);
    expect(await see("/zorgen")).toMatch(/^hit/);
  });
});

describe("the page cache does not store", () => {
  test.each<[string, Rendered]>([
    ["an outage", { status: 503, headers: { "Cache-Control": "no-store" } }],
    ["an error", { status: 500 }],
    ["a response other than HTML", { headers: { "Content-Type": "application/json" } }],
  ])("%s", async (_, rendered) => {
    const { get, renders } = await cachedSite();
    renders(rendered);
    expect((await get("/zorgen")).body).toBe("<p>1</p>");
    const { headers, body } = await get("/zorgen");
    expect(body).toBe("<p>2</p>");
    expect(headers["cache-control"]).not.toContain("public");
    expect(headers.etag).toBeUndefined();
  });

  test.each<[string, Rendered]>([
    ["a response that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["a page that requires logging in", { status: 403, headers: { "Cache-Control": "no-store" } }],
    ["a response with no-store", { headers: { "Cache-Control": "no-store" } }],
    ["a private response", { headers: { "Cache-Control": "private, max-age=60" } }],
  ])("%s, which the site renders for each visitor", async (_, rendered) => {
    const { see, renders } = await cachedSite();
    renders(rendered);
    expect(await see("/zorgen")).toBe("de site zelf");
  });

  test.each<[string, string, Record<string, string>]>([
    ["the memory test", "/geheugentest/zelf", {}],
    ["an application form", "/vrijwilligerswerk/gastvrouw/solliciteren", {}],
    ["the confirmation of an application", "/vrijwilligerswerk/bedankt-voor-je-sollicitatie", {}],
    ["the confirmation of a sign-up", "/nieuwsbrief/bedankt", {}],
    ["a search term", "/zoeken?zoekterm=jan", {}],
    ["a donation amount", "/doneren?bedrag=10", {}],
    ["a link of a mailing with data about its reader", "/?score%20sdv=12", {}],
    ["a page with an embed that its visitor allowed", "/zorgen", { Cookie: "alleen-deze=%2Fzorgen" }],
    ["a range of a page", "/zorgen", { Range: "bytes=0-10" }],
    ["a page of a member", "/zorgen", { Cookie: "sessie=a" }],
  ])("%s, which is rendered for each visitor", async (_, path, headers) => {
    const { see, get } = await cachedSite();
    expect(await see(path, headers)).toBe("<p>1</p>");
    expect(await see(path, headers)).toBe("<p>2</p>");
    expect((await get(path, headers)).headers["x-request-id"]).toBeDefined();
  });

  test.each<[string, string, Record<string, string>]>([
    ["a preview", "/preview/node/1/2", {}],
    ["a file", "/robots.txt", {}],
    ["a picture of the CMS", "/drupal/media/a/b", {}],
    ["the health check", "/readyz", {}],
    ["an address with a trailing slash", "/zorgen/", {}],
    ["a malformed address", "/a%5Cb", {}],
    ["the address of another host", "//evil.example", {}],
    ["an invalid host", "/zorgen", { Host: "evil.example/pad" }],
  ])("%s", async (_, path, headers) => {
    const { see } = await cachedSite();
    expect(await see(path, headers)).toBe("de site zelf");
  });

  test("a POST", async () => {
    const { get } = await cachedSite();
    expect((await get("/nieuwsbrief", {}, "POST")).status).toBe(418);
  });
});

test("during an outage a page is served as its outage copy for a day", async () => {
  const { see, renders, pass, get } = await cachedSite();
  await see("/zorgen");
  renders({ status: 503, headers: { "Cache-Control": "no-store" } });
  pass(3600);
  expect(await see("/zorgen")).toBe("outage <p>1</p>");
  pass(86_400);
  expect((await get("/zorgen")).status).toBe(503);
});

test("during an outage a page of the community is served until what is on it may be taken away", async () => {
  const { app, see, renders, pass, get } = await cachedSite();
  renders({ loads: ({ sources }) => sources?.tags.add("community").add("thread:1") });
  await see("/zorgen");
  renders({ status: 503, headers: { "Cache-Control": "no-store" } });
  pass(3600);
  expect(await see("/zorgen")).toBe("outage <p>1</p>");
  flushThisInstance(app, ["thread:1"]);
  expect((await get("/zorgen")).status).toBe(503);
});

test("a 404 is cached for ten seconds, and each GET that is no prefetch is counted", async () => {
  const { app, see, get, renders, pass } = await cachedSite();
  const counted: string[] = [];
  app.counters.count = (name, key) => counted.push(`${name} ${key}`);
  renders({ status: 404 });
  await see("/onz%C3%ADn");
  expect(await see("/onz%C3%ADn")).toBe("hit <p>1</p>");
  expect(counted).toEqual(["not-found /onzín", "not-found /onzín"]);
  await see("/onz%C3%ADn", { "Sec-Purpose": "prefetch" });
  await get("/onz%C3%ADn", {}, "HEAD");
  expect(counted).toHaveLength(2);
  pass(10);
  expect(await see("/onz%C3%ADn")).toMatch(/^miss/);
});

test("a 404 of a member's page is counted without their name", async () => {
  const { app, see, renders } = await cachedSite();
  const counted: string[] = [];
  app.counters.count = (_name, key) => counted.push(key);
  renders({ status: 404 });
  await see("/ervaringen-delen/blogs/wilgentak");
  expect(counted).toEqual(["/ervaringen-delen/blogs/…"]);
});

test("a redirect is cached as long as a page", async () => {
  const { get, renders, pass } = await cachedSite();
  renders({
    status: 301,
    headers: { Location: "/nieuw", "Cache-Control": "max-age=120", "Content-Type": "" },
    body: "",
  });
  expect((await get("/oud")).headers.location).toBe("/nieuw");
  const { status, headers } = await get("/oud");
  expect([status, headers.location, headers["x-cache"], headers["cache-control"]]).toEqual([
    301,
    "/nieuw",
    "hit",
    "max-age=120",
  ]);
  pass(660);
  expect((await get("/oud")).headers["x-cache"]).toBe("miss");
});

test("after an error while rendering, the error is logged and the site handles the request", async () => {
  const { see, renders, pass, logged } = await cachedSite();
  await see("/zorgen");
  renders({
    loads() {
      throw new Error("stuk");
    },
  });
  pass(61);
  expect(await see("/zorgen")).toBe("stale <p>1</p>");
  expect(await see("/nieuws?page=2")).toBe("de site zelf");
  await eventually(() => {
    const defects = logged.filter(({ level }) => level === "error");
    expect(defects.map(({ fields }) => fields)).toMatchObject([{ path: "/zorgen" }, { path: "/nieuws" }]);
  });
});

test("invented addresses do not evict existing pages", async () => {
  const { see, renders } = await cachedSite({ CACHE_PAGE_MEGABYTES: "1" });
  await see("/zorgen");
  // Together they are twice as large as the cache.
  renders({ status: 404, body: randomBytes(10_000).toString("hex") });
  for (let number = 0; number < 200; number += 1) await see(`/onzin-${number}`);
  expect(await see("/zorgen")).toBe("hit <p>1</p>");
});
