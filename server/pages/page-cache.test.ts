import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { flushThisInstance } from "../../app/.server/cache/flush";
import { testApp } from "../../tests/setup/app-context";
import { eventually } from "../../tests/setup/eventually";
import { listen, rawRequest } from "../../tests/setup/http-server";
import { answering } from "../../tests/setup/upstream";
import { servePages } from "./page-cache";

const environment = { BRAND_HOSTS: "www.example.nl=alzheimer", TRUST_PROXY: "0" };
const noon = Date.parse("2026-11-21T11:00:00Z");

interface Rendered {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** What its loaders say and ask. */
  loads?: (context: AppLoadContext, request: Request) => void;
}

/** Visitors of a site whose pages the test makes; each says how often a page was made before it. */
async function site(settings: Record<string, string> = {}, redirects: Record<string, unknown> = {}) {
  let moment = noon;
  let page: Rendered | Promise<Rendered> = {};
  const made: string[] = [];
  const { app, logged } = testApp({
    environment: { ...environment, ...settings },
    now: () => new Date(moment),
    productApi: answering(redirects).fetch,
  });
  const render = async (request: Request, context: AppLoadContext) => {
    made.push(`${request.url} ${request.headers.get("Cookie") ?? ""}`.trim());
    const count = made.length;
    const { status = 200, headers, body, loads } = await page;
    loads?.(context, request);
    return new Response(body ?? `<p>${count}</p>`, {
      status,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", ...headers },
    });
  };
  const serve = servePages(app, render, (_, response) => response.writeHead(418).end("de site zelf"));
  let arrived = 0;
  const address = await listen((request, response) => {
    arrived += 1;
    serve(request, response);
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(address, path, { method, headers: { Host: "www.example.nl", ...headers } });
  return {
    app,
    logged,
    made,
    /** How many requests came in. */
    arrived: () => arrived,
    get,
    answers(next: Rendered | Promise<Rendered>) {
      page = next;
    },
    pass(seconds: number) {
      moment += seconds * 1000;
    },
    /** In short: `hit <p>1</p>`. */
    async see(path: string, headers: Record<string, string> = {}) {
      const answer = await get(path, headers);
      return `${answer.headers["x-cache"] ?? ""} ${answer.body}`.trim();
    },
  };
}

describe("a page", () => {
  test("is made once and sent to everyone who asks for it", async () => {
    const { see, made } = await site();
    expect(await see("/zorgen")).toBe("miss <p>1</p>");
    expect(await see("/zorgen")).toBe("hit <p>1</p>");
    expect(await see("/elders")).toBe("miss <p>2</p>");
    expect(made).toHaveLength(2);
  });

  test("is made once for 500 who come at the same moment", async () => {
    const { see, answers, made, arrived } = await site();
    let ready = (_: Rendered) => {};
    answers(
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    const visitors = Array.from({ length: 500 }, () => see("/zorgen"));
    await eventually(() => expect(arrived()).toBe(500));
    ready({});
    const seen = await Promise.all(visitors);
    expect(new Set(seen.map((text) => text.replace(/^\w+ /, "")))).toEqual(new Set(["<p>1</p>"]));
    expect(made).toHaveLength(1);
  });

  test("is shown once more after its time, while the next is made", async () => {
    const { see, pass } = await site();
    await see("/zorgen");
    pass(60);
    expect(await see("/zorgen")).toBe("stale <p>1</p>");
    await eventually(async () => expect(await see("/zorgen")).toBe("hit <p>2</p>"));
    pass(660);
    expect(await see("/zorgen")).toBe("miss <p>3</p>");
  });

  test("does not outlive the day in Amsterdam, nor the moment something on it changes", async () => {
    const { see, pass, answers, get } = await site();
    answers({ loads: ({ sources }) => sources?.changesAt(noon + 30_000) });
    expect((await get("/regios/tiel")).headers["cache-control"]).toMatch(
      /^public, max-age=0, s-maxage=30, stale-while-revalidate=0, /,
    );
    pass(29);
    expect(await see("/regios/tiel")).toMatch(/^hit/);
    pass(1);
    expect(await see("/regios/tiel")).toMatch(/^miss/);
    answers({});
    pass(12 * 3600 - 30 - 10);
    expect(await see("/agenda-van-vandaag")).toMatch(/^miss/);
    pass(9);
    expect(await see("/agenda-van-vandaag")).toMatch(/^hit/);
    pass(1);
    expect(await see("/agenda-van-vandaag")).toMatch(/^miss/);
  });

  test("that lacks a part is kept for five seconds", async () => {
    const { see, pass, answers } = await site();
    answers({
      loads: ({ sources }) => {
        if (sources) sources.incomplete = true;
      },
    });
    await see("/zorgen");
    pass(4);
    expect(await see("/zorgen")).toMatch(/^hit/);
    pass(1);
    expect(await see("/zorgen")).toMatch(/^miss/);
  });

  test("is made anew after a flush of what it is made of", async () => {
    const { app, see, pass, answers } = await site();
    answers({ loads: ({ sources }) => sources?.used(["menu", "node:12"], "hit") });
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

describe("not kept is", () => {
  test.each<[string, Rendered]>([
    ["an outage", { status: 503, headers: { "Cache-Control": "no-store" } }],
    ["a fault", { status: 500 }],
    ["what is no page", { headers: { "Content-Type": "application/json" } }],
  ])("%s", async (_, rendered) => {
    const { get, answers } = await site();
    answers(rendered);
    expect((await get("/zorgen")).body).toBe("<p>1</p>");
    const { headers, body } = await get("/zorgen");
    expect(body).toBe("<p>2</p>");
    expect(headers["cache-control"]).not.toContain("public");
    expect(headers.etag).toBeUndefined();
  });

  test.each<[string, Rendered]>([
    ["an answer that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["a page that asks to log in", { status: 403, headers: { "Cache-Control": "no-store" } }],
    ["what says so itself", { headers: { "Cache-Control": "no-store" } }],
    ["what says that it is private", { headers: { "Cache-Control": "private, max-age=60" } }],
  ])("%s: the visitor has one of the own", async (_, rendered) => {
    const { see, answers } = await site();
    answers(rendered);
    expect(await see("/zorgen")).toBe("de site zelf");
  });

  test.each<[string, string, Record<string, string>]>([
    ["a preview", "/preview/node/1/2", {}],
    ["the memory test", "/geheugentest/zelf", {}],
    ["an application", "/vrijwilligerswerk/gastvrouw/solliciteren", {}],
    ["the thanks for an application", "/vrijwilligerswerk/bedankt-voor-je-sollicitatie", {}],
    ["the thanks for a sign-up", "/nieuwsbrief/bedankt", {}],
    ["a file", "/robots.txt", {}],
    ["a picture of the CMS", "/drupal/media/a/b", {}],
    ["the health of the site", "/readyz", {}],
    ["what a visitor typed", "/zoeken?zoekterm=jan", {}],
    ["what a visitor gives", "/doneren?bedrag=10", {}],
    ["what a mailing knows of its reader", "/?score_sdv=12", {}],
    ["what is shown to one visitor alone", "/zorgen", { Cookie: "alleen-deze=%2Fzorgen" }],
    ["an address with a slash at its end", "/zorgen/", {}],
    ["an odd address", "/a%5Cb", {}],
    ["another host's address", "//evil.example", {}],
    ["a host that is none", "/zorgen", { Host: "evil.example/pad" }],
    ["a part of a page", "/zorgen", { Range: "bytes=0-10" }],
  ])("%s", async (_, path, headers) => {
    const { see } = await site();
    expect(await see(path, headers)).toBe("de site zelf");
  });

  test("a post", async () => {
    const { get } = await site();
    expect((await get("/nieuwsbrief", {}, "POST")).status).toBe(418);
  });
});

test("in an outage the last good page serves for a day", async () => {
  const { see, answers, pass, get } = await site();
  await see("/zorgen");
  answers({ status: 503, headers: { "Cache-Control": "no-store" } });
  pass(3600);
  expect(await see("/zorgen")).toBe("outage <p>1</p>");
  pass(86_400);
  expect((await get("/zorgen")).status).toBe(503);
});

test("that nothing is there is kept for ten seconds, and counted each time", async () => {
  const { app, see, get, answers, pass } = await site();
  const counted: string[] = [];
  app.counters.count = (name, key) => counted.push(`${name} ${key}`);
  answers({ status: 404 });
  await see("/onz%C3%ADn");
  expect(await see("/onz%C3%ADn")).toBe("hit <p>1</p>");
  expect(counted).toEqual(["not-found /onzín", "not-found /onzín"]);
  await see("/onz%C3%ADn", { "Sec-Purpose": "prefetch" });
  await get("/onz%C3%ADn", {}, "HEAD");
  expect(counted).toHaveLength(2);
  pass(10);
  expect(await see("/onz%C3%ADn")).toMatch(/^miss/);
});

test("an address that leads elsewhere does so for as long as its page would be kept", async () => {
  const { get, answers, pass } = await site();
  answers({
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

describe("who gets which page", () => {
  test("depends on the brand of the host alone", async () => {
    const { see, made } = await site();
    expect(await see("/zorgen", { Host: "www.example.nl" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Host: "WWW.EXAMPLE.NL:80" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Host: "samen.localhost" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Host: "onbekend.example" })).toMatch(/^miss/);
    expect(made.map((address) => new URL(address).hostname)).toEqual([
      "www.example.nl",
      "samen.localhost",
      "localhost",
    ]);
  });

  test("is never told by a host that only the visitor claims", async () => {
    const { see, made } = await site();
    expect(await see("/zorgen", { "X-Forwarded-Host": "samen.localhost" })).toMatch(/^miss/);
    expect(await see("/zorgen")).toMatch(/^hit/);
    expect(made).toEqual(["http://www.example.nl/zorgen"]);
  });

  test("is told by a proxy of our own", async () => {
    const { see, made } = await site({ TRUST_PROXY: "1" });
    await see("/zorgen", { "X-Forwarded-Host": "samen.localhost" });
    expect(made).toEqual(["http://samen.localhost/zorgen"]);
  });

  test("depends on the choices of the visitor, however the cookie is written", async () => {
    const { see, made } = await site();
    await see("/zorgen");
    expect(await see("/zorgen", { Cookie: "_ga=1; weergave=" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Cookie: "weergave=onzin=1&tekst=groot" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Cookie: "a=b; weergave=tekst=groot" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Cookie: "weergave=toestemming=1psm" })).toMatch(/^miss/);
    expect(made.map((address) => address.split(" ")[1])).toEqual([
      undefined,
      "weergave=tekst=groot",
      "weergave=toestemming=1psm",
    ]);
  });

  test("where another company keeps the consent, that visitor's page is made anew", async () => {
    const { see } = await site({ CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" });
    expect(await see("/zorgen", { Cookie: "CookieConsent=-1" })).toBe("de site zelf");
  });

  test("depends on the names in the query that pages know", async () => {
    const { see, made } = await site();
    await see("/nieuws?page=2");
    expect(await see("/nieuws?utm_source=mail&page=2&fbclid=x")).toMatch(/^hit/);
    expect(await see("/nieuws?page=3")).toMatch(/^miss/);
    expect(await see("/nieuws?page=2&page=3")).toMatch(/^miss/);
    expect(made.map((address) => new URL(address).search)).toEqual(["?page=2", "?page=3", "?page=2&page=3"]);
  });

  test("depends on a name that a page reads, once it does", async () => {
    const { app, see } = await site();
    await see("/lijst");
    expect(await see("/lijst?kleur=rood")).toMatch(/^hit/);
    app.queryNames.read("kleur");
    expect(await see("/lijst?kleur=rood")).toMatch(/^miss/);
  });

  test("an old address with a query of its own still leads to its new one", async () => {
    const { see } = await site({}, { "/api/v1/redirect/from?path=%2Findex%3Fid%3D3": { To: "/nieuw" } });
    await see("/index");
    expect(await see("/index?id=3")).toBe("de site zelf");
    expect(await see("/index?id=4")).toMatch(/^hit/);
  });
});

describe("how a page is sent", () => {
  const body = "<p>Koffie</p>".repeat(1000);

  test("squeezed as the visitor can read it", async () => {
    const { app, answers } = await site();
    const address = await listen(
      servePages(
        app,
        async () => new Response(body, { headers: { "Content-Type": "text/html" } }),
        (_, response) => response.end(),
      ),
    );
    answers({ body });
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

  test("not again to who has it", async () => {
    const { get, answers, pass } = await site();
    answers({ body });
    const { etag } = (await get("/zorgen")).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/zorgen", { "If-None-Match": `"iets anders", ${etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, "", etag]);
    expect(again.headers["content-security-policy"]).toBe(undefined);
    pass(660);
    // Made anew, but the same.
    expect((await get("/zorgen", { "If-None-Match": String(etag) })).status).toBe(304);
    pass(660);
    answers({ body: "anders" });
    expect((await get("/zorgen", { "If-None-Match": String(etag) })).status).toBe(200);
  });

  test("without its body to who asks for its head", async () => {
    const { get, answers } = await site();
    answers({ body });
    const { headers } = await get("/zorgen");
    const head = await get("/zorgen", {}, "HEAD");
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      headers["content-length"],
    ]);
  });

  test("with the headers of every answer, the same when it was kept", async () => {
    const { get, answers } = await site({ PUBLIC_URL: "https://www.example.nl" });
    answers({ headers: { "Content-Security-Policy": "default-src 'self'" } });
    const first = (await get("/zorgen")).headers;
    const kept = (await get("/zorgen")).headers;
    for (const headers of [first, kept]) {
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'self'",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        vary: "Accept-Encoding, Cookie, Save-Data",
        "surrogate-key": "page page:/zorgen",
      });
    }
    expect(first["x-request-id"]).not.toBe(kept["x-request-id"]);
  });

  test("with what browsers may fetch ahead, unless the visitor saves data; the bytes are the same", async () => {
    const { get, answers } = await site();
    const first = await get("/zorgen", { "Save-Data": "on" });
    expect(first.headers["speculation-rules"]).toBeUndefined();
    const second = await get("/zorgen");
    expect(second.headers).toMatchObject({ "x-cache": "hit", "speculation-rules": '"/vooruit.json"' });
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
    answers({ status: 404 });
    expect((await get("/onzin")).headers["speculation-rules"]).toBeUndefined();
  });

  test("and logged like any other, without its query", async () => {
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

test("a page that breaks while it is made is left to the site itself, and told as a defect", async () => {
  const { see, answers, pass, logged } = await site();
  await see("/zorgen");
  answers({
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

test("made-up addresses push out no page that is there", async () => {
  const { see, answers } = await site();
  await see("/zorgen");
  answers({ status: 404 });
  for (let number = 0; number < 3500; number += 1) await see(`/onzin-${number}`);
  expect(await see("/zorgen")).toBe("hit <p>1</p>");
}, 60_000);
