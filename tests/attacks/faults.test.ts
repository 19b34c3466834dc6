import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { listen } from "../setup/http-server";
import { wholeSite } from "../setup/whole-site";

/** Long enough for every successful call on a slow machine. */
const environment = { UPSTREAM_TIMEOUT_MS: "1500" };
/** The maximum number of consecutive timeouts per page. */
const mostInARow = 3;
const page = "/zorgen/partner";
const outage = { status: 503, says: "De website heeft een storing" };
const gone = { status: 404, says: "Pagina niet gevonden" };

const json = { "Content-Type": "application/json" };
const answer = (status: number, body: string | null = null, headers: HeadersInit = json) =>
  new Response(body, { status, headers });

/** An endless body of one byte every few milliseconds. */
function dripping(): Response {
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array([0x20])), 10);
    },
    cancel: () => clearInterval(timer),
  });
  return new Response(body, { headers: json });
}

const deepJson = `${'{"value":['.repeat(100_000)}${"]}".repeat(100_000)}`;

type Fault = (request: Request) => Response | Promise<Response>;

/** Fetches another address over the network instead of the upstream. */
const at =
  (address: string): Fault =>
  ({ signal }) =>
    fetch(address, { signal, redirect: "manual" });

const faults: [name: string, fault: Fault, page: { status: number; says: string }][] = [
  ["that refuses connections", at("http://127.0.0.1:1/"), outage],
  ["whose name nobody knows", at("http://bestaat-niet.invalid/"), outage],
  ["that breaks the connection", () => Promise.reject(new TypeError("fetch failed")), outage],
  ["that never answers", () => new Promise(() => {}), outage],
  ["that sends one byte at a time", dripping, outage],
  [
    "that sends HTML",
    () => answer(200, "<!doctype html><h1>Onderhoud</h1>", { "Content-Type": "text/html" }),
    outage,
  ],
  ["that sends half a JSON", () => answer(200, '{"title":[{"val'), outage],
  ["that sends nothing", () => answer(200, ""), outage],
  ["that sends 204", () => answer(204), outage],
  ["that sends 10 MB", () => answer(200, JSON.stringify(["a".repeat(10 * 1024 * 1024)])), outage],
  ["that nests its JSON deeply", () => answer(200, deepJson), outage],
  ["that sends a list for a page", () => answer(200, "[]"), outage],
  ["that sends an error for a page", () => answer(200, '{"error":"x"}'), outage],
  ["that sends null", () => answer(200, "null"), outage],
  ["that sends a number", () => answer(200, "7"), outage],
  ["that redirects to elsewhere", () => answer(301, null, { Location: "https://evil.example/" }), gone],
  ["that redirects to itself", ({ url }) => answer(301, null, { Location: url }), outage],
  ["that redirects to an API", () => answer(301, null, { Location: "/api/drupal/api/homepage" }), outage],
  ["that redirects far", () => answer(301, null, { Location: `/${"a".repeat(20_000)}` }), outage],
  ["that says 401", () => answer(401), { status: 403, says: "inloggen" }],
  ["that says 403", () => answer(403), { status: 403, says: "inloggen" }],
  ["that says 404", () => answer(404, "{}"), gone],
  ["that says 418", () => answer(418), gone],
  ["that says 406", () => answer(406), outage],
  ["that says 429", () => answer(429), outage],
  ["that says 500", () => answer(500), outage],
  ["that says 502", () => answer(502, "<html>"), outage],
  ["that says 503", () => answer(503), outage],
];

/** The site over an upstream with a fault for the paths that match. */
async function faultySite(fault: Fault, matches: RegExp) {
  const backend = await siteBackend();
  let waits: { inARow: number; requests: Request[] } = { inARow: 0, requests: [] };
  const upstream: Fetch = async (request) => {
    if (!matches.test(new URL(request.url).pathname)) return backend(request);
    const own = waits;
    const inARow = own.inARow + 1;
    // A garbage-collected request would not receive its abort signal.
    own.requests.push(request);
    request.signal.addEventListener("abort", () => {
      own.inARow = Math.max(own.inARow, inARow);
    });
    return fault(request);
  };
  const site = await wholeSite({ cms: upstream, productApi: upstream, environment });
  return async (path: string) => {
    waits = { inARow: 0, requests: [] };
    const { status, body, headers } = await site.sendRequest(path);
    return { status, body, headers, inARow: waits.inARow };
  };
}

test.each(faults)(
  "a page of a CMS %s fails without affecting others, within a few timeouts",
  async (_, fault, expected) => {
    const visit = await faultySite(fault, /^\/api\/drupal\/zorgen\/partner$/);
    const { status, body, inARow, headers } = await visit(page);
    expect({ status, body }).toEqual({
      status: expected.status,
      body: expect.stringContaining(expected.says),
    });
    expect(inARow).toBeLessThanOrEqual(mostInARow);
    expect(body).not.toMatch(/\bat \S+ \(|evil\.example|Onderhoud/);
    expect(headers.location).toBeUndefined();
    if (expected === outage) expect(headers["retry-after"]).toBe("30");
    expect((await visit("/hulplijn")).status).toBe(200);
  },
);

test.each(faults)(
  "a page whose shell comes from a CMS %s still renders, within a few timeouts",
  async (_, fault) => {
    const visit = await faultySite(fault, /^\/api\/drupal\/api\/(?!homepage)|^\/api\/v1\//);
    const { status, body, inARow } = await visit(page);
    expect(status).toBe(200);
    expect(body).toContain("<h1>Zorgen voor je partner");
    expect(inARow).toBeLessThanOrEqual(mostInARow);
  },
);

test("a home page that redirects to itself is no redirect to a path of the CMS", async () => {
  const visit = await faultySite(({ url }) => answer(301, null, { Location: url }), /homepage/);
  const { status, headers } = await visit("/");
  expect({ status, location: headers.location }).toEqual({ status: 503, location: undefined });
  expect(headers["cache-control"]).toContain("no-store");
});

test("a response that is too large once decompressed is refused", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
  const upstream = await listen((_request, response) => {
    response.writeHead(200, { ...json, "Content-Encoding": "gzip", "Content-Length": bomb.length }).end(bomb);
  });
  const visit = await faultySite(at(upstream), /^\/api\/drupal\/zorgen\/partner$/);
  const before = process.memoryUsage().arrayBuffers;
  expect((await visit(page)).status).toBe(503);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  expect((await visit("/hulplijn")).status).toBe(200);
});

test("pages without content of the CMS render, and the offline page needs no upstream", async () => {
  const requested: string[] = [];
  const upstream: Fetch = async ({ url }) => {
    requested.push(url);
    return answer(200, deepJson);
  };
  const { sendRequest } = await wholeSite({ cms: upstream, productApi: upstream });
  for (const path of ["/cookies", "/weergave", "/nieuwsbrief", "/geheugentest/zelf", "/sitemap"])
    expect((await sendRequest(path)).status, path).toBe(200);
  requested.length = 0;
  for (const brand of ["alzheimer", "samen", "dementie"]) {
    const { status, body } = await sendRequest(`/${brand}-offline`);
    expect({ status, body }).toEqual({ status: 503, body: expect.stringContaining("</html>") });
  }
  expect(requested).toEqual([]);
});

const wrongValues: [string, unknown][] = [
  ["null", null],
  ["a number", 7],
  ["a text", "tekst"],
  ["false", false],
  ["an empty list", []],
  ["an object", { kwaad: [1] }],
  ["a list of lists", [[[]]]],
];

test.each(wrongValues)(
  "%s in every field of every response results in a page or an error page",
  async (_, wrong) => {
    const backend = await siteBackend();
    const spoil = (value: unknown, depth: number): unknown => {
      if (typeof value !== "object" || value === null || depth === 0) return wrong;
      if (Array.isArray(value)) return value.map((item) => spoil(item, depth));
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item, depth - 1)]));
    };
    for (const depth of [1, 2, 3]) {
      const upstream: Fetch = async (request) => {
        const response = await backend(request);
        const text = await response.text();
        if (!/^[[{]/.test(text)) return new Response(text, response);
        return Response.json(spoil(JSON.parse(text), depth), { status: response.status });
      };
      const { sendRequest } = await wholeSite({ cms: upstream, productApi: upstream });
      for (const path of [
        "/",
        page,
        "/nieuws",
        "/regios/rivierenland",
        "/vrijwilligerswerk",
        "/zoeken?zoekterm=a",
      ]) {
        const { status, body } = await sendRequest(path);
        expect([200, 404, 503], `${path} ${depth}`).toContain(status);
        expect(body, `${path} ${depth}`).toContain("</html>");
      }
    }
  },
);

test("pages and forms work when a folder is not writable, as on a full disk", async () => {
  const { sendRequest, app, logged } = await wholeSite({
    environment: { DATA_DIR: "/dev/null/vol", SESSION_SECRET: "een lang geheim van zestien tekens" },
  });
  for (const path of ["/", page, "/bestaat-niet", "/geheugentest/zelf", "/zoeken?zoekterm=hulp"])
    expect([200, 404], path).toContain((await sendRequest(path)).status);
  const body = "pad=%2Fzorgen%2Fpartner&antwoord=ja";
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
  };
  expect((await sendRequest("/nuttig", { method: "POST", body, headers })).status).toBe(303);
  await app.counters.flush();
  expect(logged.map(({ message }) => message)).toContain("counts could not be written");
});

test("pages are served when the clock jumps back or ahead", async () => {
  let moment = new Date("2026-10-25T00:30:00Z");
  const { sendRequest } = await wholeSite({ now: () => moment });
  for (const [jump, then] of [
    ["before summer time ends", "2026-10-25T00:30:00Z"],
    ["in the hour that comes twice", "2026-10-25T01:30:00Z"],
    ["a day back", "2026-10-24T01:30:00Z"],
    ["a year ahead", "2027-10-24T01:30:00Z"],
    ["to a leap day", "2028-02-29T23:59:59Z"],
    ["to a clock that was never set", "1970-01-01T00:00:00Z"],
    ["back to today", "2026-11-20T11:00:00Z"],
  ] as const) {
    moment = new Date(then);
    for (const path of ["/", page, "/nieuws", "/regios/rivierenland", "/vrijwilligerswerk"])
      expect((await sendRequest(path)).status, `${path} ${jump}`).toBe(200);
  }
});
