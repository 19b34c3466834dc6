import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { flushThisInstance } from "../../app/.server/cache/flush";
import { testApp } from "../../tests/setup/app-context";
import { eventually } from "../../tests/setup/eventually";
import { listen, rawRequest } from "../../tests/setup/http-server";
import { fakeUpstream } from "../../tests/setup/upstream";
import { servePages } from "./page-cache";

const environment = { BRAND_HOSTS: "www.example.nl=alzheimer", TRUST_PROXY: "0" };
const noon = Date.parse("2026-11-21T11:00:00Z");

interface Rendered {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Called in place of the loaders. */
  loads?: (context: AppLoadContext, request: Request) => void;
}

/** A site with pages rendered by the test; the default page contains the number of renderings so far. */
async function site(settings: Record<string, string> = {}, redirects: Record<string, unknown> = {}) {
  let moment = noon;
  let page: Rendered | Promise<Rendered> = {};
  const rendered: string[] = [];
  const { app, logged } = testApp({
    environment: { ...environment, ...settings },
    now: () => new Date(moment),
    productApi: fakeUpstream(redirects).fetch,
  });
  const render = async (request: Request, context: AppLoadContext) => {
    rendered.push(`${request.url} ${request.headers.get("Cookie") ?? ""}`.trim());
    const count = rendered.length;
    const { status = 200, headers, body, loads } = await page;
    loads?.(context, request);
    return new Response(body ?? `<p>${count}</p>`, {
      status,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", ...headers },
    });
  };
  const serve = servePages(app, render, (_, response) => response.writeHead(418).end("de site zelf"));
  let received = 0;
  const address = await listen((request, response) => {
    received += 1;
    serve(request, response);
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(address, path, { method, headers: { Host: "www.example.nl", ...headers } });
  return {
    app,
    logged,
    rendered,
    /** The number of requests received. */
    received: () => received,
    get,
    renders(next: Rendered | Promise<Rendered>) {
      page = next;
    },
    pass(seconds: number) {
      moment += seconds * 1000;
    },
    /** The cache state and the body: `hit <p>1</p>`. */
    async see(path: string, headers: Record<string, string> = {}) {
      const response = await get(path, headers);
      return `${response.headers["x-cache"] ?? ""} ${response.body}`.trim();
    },
  };
}

describe("a page", () => {
  test("is rendered once and sent to every visitor", async () => {
    const { see, rendered } = await site();
    expect(await see("/zorgen")).toBe("miss <p>1</p>");
    expect(await see("/zorgen")).toBe("hit <p>1</p>");
    expect(await see("/elders")).toBe("miss <p>2</p>");
    expect(rendered).toHaveLength(2);
  });

  test("is rendered once for 500 simultaneous requests", async () => {
    const { see, renders, rendered, received } = await site();
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
    const { see, pass } = await site();
    await see("/zorgen");
    pass(60);
    expect(await see("/zorgen")).toBe("stale <p>1</p>");
    await eventually(async () => expect(await see("/zorgen")).toBe("hit <p>2</p>"));
    pass(660);
    expect(await see("/zorgen")).toBe("miss <p>3</p>");
  });

  test("expires at midnight in Amsterdam and when its content changes", async () => {
    const { see, pass, renders, get } = await site();
    renders({ loads: ({ sources }) => sources?.changesAt(noon + 30_000) });
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
    const { see, pass, renders } = await site();
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
    const { app, see, pass, renders } = await site();
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
    const { get, renders } = await site();
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
    const { see, renders } = await site();
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
    const { see, get } = await site();
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
    const { see } = await site();
    expect(await see(path, headers)).toBe("de site zelf");
  });

  test("a POST", async () => {
    const { get } = await site();
    expect((await get("/nieuwsbrief", {}, "POST")).status).toBe(418);
  });
});

test("during an outage the last good page is served for a day", async () => {
  const { see, renders, pass, get } = await site();
  await see("/zorgen");
  renders({ status: 503, headers: { "Cache-Control": "no-store" } });
  pass(3600);
  expect(await see("/zorgen")).toBe("outage <p>1</p>");
  pass(86_400);
  expect((await get("/zorgen")).status).toBe(503);
});

test("during an outage a page of the community is served until what is on it may be taken away", async () => {
  const { app, see, renders, pass, get } = await site();
  renders({ loads: ({ sources }) => sources?.tags.add("community").add("thread:1") });
  await see("/zorgen");
  renders({ status: 503, headers: { "Cache-Control": "no-store" } });
  pass(3600);
  expect(await see("/zorgen")).toBe("outage <p>1</p>");
  flushThisInstance(app, ["thread:1"]);
  expect((await get("/zorgen")).status).toBe(503);
});

test("a 404 is cached for ten seconds, and each GET that is no prefetch is counted", async () => {
  const { app, see, get, renders, pass } = await site();
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
  const { app, see, renders } = await site();
  const counted: string[] = [];
  app.counters.count = (_name, key) => counted.push(key);
  renders({ status: 404 });
  await see("/ervaringen-delen/blogs/wilgentak");
  expect(counted).toEqual(["/ervaringen-delen/blogs/…"]);
});

test("a redirect is cached as long as a page", async () => {
  const { get, renders, pass } = await site();
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

describe("the cache key", () => {
  test("depends on the brand of the host", async () => {
    const { see, rendered } = await site();
    expect(await see("/zorgen", { Host: "www.example.nl" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Host: "WWW.EXAMPLE.NL:80" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Host: "samen.localhost" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Host: "onbekend.example" })).toMatch(/^miss/);
    expect(rendered.map((address) => new URL(address).hostname)).toEqual([
      "www.example.nl",
      "samen.localhost",
      "localhost",
    ]);
  });

  test("ignores X-Forwarded-Host without a trusted proxy", async () => {
    const { see, rendered } = await site();
    expect(await see("/zorgen", { "X-Forwarded-Host": "samen.localhost" })).toMatch(/^miss/);
    expect(await see("/zorgen")).toMatch(/^hit/);
    expect(rendered).toEqual(["http://www.example.nl/zorgen"]);
  });

  test("uses X-Forwarded-Host of a trusted proxy", async () => {
    const { see, rendered } = await site({ TRUST_PROXY: "1" });
    await see("/zorgen", { "X-Forwarded-Host": "samen.localhost" });
    expect(rendered).toEqual(["http://samen.localhost/zorgen"]);
  });

  test("depends on the visitor's choices, normalised", async () => {
    const { see, rendered } = await site();
    await see("/zorgen");
    expect(await see("/zorgen", { Cookie: "_ga=1; weergave=" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Cookie: "weergave=onzin=1&tekst=groot" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Cookie: "a=b; weergave=tekst=groot" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Cookie: "weergave=toestemming=1psm" })).toMatch(/^miss/);
    expect(rendered.map((address) => address.split(" ")[1])).toEqual([
      undefined,
      "weergave=tekst=groot",
      "weergave=toestemming=1psm",
    ]);
  });

  test("does not exist for visitors with the cookie of an external consent provider", async () => {
    const { see } = await site({ CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" });
    expect(await see("/zorgen", { Cookie: "CookieConsent=-1" })).toBe("<p>1</p>");
  });

  test("depends on the names in the query that pages read", async () => {
    const { see, rendered } = await site();
    await see("/nieuws?page=2");
    expect(await see("/nieuws?utm_source=mail&page=2&fbclid=x")).toMatch(/^hit/);
    expect(await see("/nieuws?page=3")).toMatch(/^miss/);
    expect(await see("/nieuws?page=2&page=3")).toMatch(/^miss/);
    expect(rendered.map((address) => new URL(address).search)).toEqual([
      "?page=2",
      "?page=3",
      "?page=2&page=3",
    ]);
  });

  test("ignores other names, except of addresses that are redirected", async () => {
    const { see } = await site({}, { "/api/v1/redirect/from?path=%2Findex%3Fid%3D3": { To: "/nieuw" } });
    await see("/index");
    expect(await see("/index?id=3")).toBe("de site zelf");
    expect(await see("/index?id=4")).toMatch(/^hit/);
  });
});

describe("a page is sent", () => {
  const body = "<p>Koffie</p>".repeat(1000);

  test("in the best encoding that the browser accepts", async () => {
    const { app, renders } = await site();
    const address = await listen(
      servePages(
        app,
        async () => new Response(body, { headers: { "Content-Type": "text/html" } }),
        (_, response) => response.end(),
      ),
    );
    renders({ body });
    const bytes = async (encoding: string) => {
      const { request } = await import("node:http");
      return new Promise<{ encoding: string | undefined; body: Buffer }>((resolve) => {
        request(`${address}/zorgen`, { headers: { "Accept-Encoding": encoding } }, async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(parts) });
        }).end();
      });
    };
    const brotli = await bytes("gzip, deflate, br");
    expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(["br", body]);
    const zipped = await bytes("gzip, br;q=0");
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(["gzip", body]);
    const plain = await bytes("");
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, body]);
  });

  test("as a 304 if the browser has it already", async () => {
    const { get, renders, pass } = await site();
    renders({ body });
    const { etag } = (await get("/zorgen")).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/zorgen", { "If-None-Match": `"iets anders", ${etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, "", etag]);
    pass(660);
    // Rendered again with the same content.
    expect((await get("/zorgen", { "If-None-Match": String(etag) })).status).toBe(304);
    pass(660);
    renders({ body: "anders" });
    expect((await get("/zorgen", { "If-None-Match": String(etag) })).status).toBe(200);
  });

  test("without its body for a HEAD request", async () => {
    const { get, renders } = await site();
    renders({ body });
    const { headers } = await get("/zorgen");
    const head = await get("/zorgen", {}, "HEAD");
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      headers["content-length"],
    ]);
  });

  test("with the common headers, the same from the cache", async () => {
    const { get, renders } = await site({ PUBLIC_URL: "https://www.example.nl" });
    renders({ headers: { "Content-Security-Policy": "default-src 'self'" } });
    const first = (await get("/zorgen")).headers;
    const cached = (await get("/zorgen")).headers;
    for (const headers of [first, cached]) {
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'self'",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        vary: "Accept-Encoding, Cookie, Save-Data",
        "cache-control": "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86460",
        "surrogate-key": "page page:/zorgen",
      });
    }
    expect(first["x-request-id"]).not.toBe(cached["x-request-id"]);
  });

  test("with speculation rules unless the visitor saves data, from the same cached page", async () => {
    const { get, renders } = await site();
    const first = await get("/zorgen", { "Save-Data": "on" });
    expect(first.headers["speculation-rules"]).toBeUndefined();
    const second = await get("/zorgen");
    expect(second.headers).toMatchObject({ "x-cache": "hit", "speculation-rules": '"/vooruit.json"' });
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
    renders({ status: 404 });
    expect((await get("/onzin")).headers["speculation-rules"]).toBeUndefined();
  });

  test("and logged without its query", async () => {
    const { get, logged } = await site();
    await get("/nieuws?page=2");
    await get("/nieuws?page=2");
    await eventually(() => {
      const fields = logged.filter(({ message }) => message === "request").map((entry) => entry.fields);
      expect(fields).toMatchObject([
        { method: "GET", path: "/nieuws", status: 200 },
        { method: "GET", path: "/nieuws", status: 200 },
      ]);
    });
  });
});

test("after an error while rendering, the error is logged and the site handles the request", async () => {
  const { see, renders, pass, logged } = await site();
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
  const { see, renders } = await site({ CACHE_PAGE_MEGABYTES: "1" });
  await see("/zorgen");
  // Together they are twice as large as the cache.
  renders({ status: 404, body: randomBytes(10_000).toString("hex") });
  for (let number = 0; number < 200; number += 1) await see(`/onzin-${number}`);
  expect(await see("/zorgen")).toBe("hit <p>1</p>");
});
