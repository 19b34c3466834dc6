import { createServer, request, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "../../../tests/setup/eventually";
import { type FakeSentry, startFakeSentry } from "../../../tests/setup/fake-sentry";
import { parseConfig } from "../config/config";
import { createErrorReporter, type ErrorReporter, noErrorReporter } from "./error-reporter";

let service: FakeSentry;
let reporter: ErrorReporter;
let upstream: Server;
let site: Server;
const upstreamHeaders: NodeJS.Dict<string | string[]>[] = [];

const configWith = (environment: Record<string, string>) =>
  parseConfig({ SESSION_SECRET: "een lang geheim van een toets", ...environment });

// The library has one state for the whole process.
beforeAll(async () => {
  service = await startFakeSentry();
  const config = configWith({ SENTRY_DSN: service.dsn, SENTRY_ENVIRONMENT: "proef" });
  reporter = await createErrorReporter(config, "build-1");
  upstream = createServer((incoming, response) => {
    upstreamHeaders.push(incoming.headers);
    response.end("{}");
  });
  site = createServer(async (incoming, response) => {
    await fetch(`${addressOf(upstream)}/api/drupal/pad?query=geheim`);
    response.statusCode = incoming.url?.startsWith("/weg") ? 404 : 200;
    response.end("ja");
  });
  for (const server of [upstream, site])
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  for (const server of [upstream, site]) server.close();
  return service.close();
});

beforeEach(() => {
  service.items.length = 0;
  service.raw.length = 0;
});

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Requests a page like a browser, without the agent that the library instruments. */
async function visit(path: string) {
  const headers = { Cookie: "sessie=geheim", "User-Agent": "geheim", "X-Forwarded-For": "203.0.113.7" };
  await new Promise<void>((resolve, reject) => {
    const outgoing = request(addressOf(site) + path, { headers, agent: false }, (response) => {
      response.resume();
      response.on("end", resolve);
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
  await reporter.flush();
}

const received = (type: string) =>
  service.items.filter((item) => item.type === type).map(({ content }) => content);

/** Transactions of the site; those of the upstream, in the same process, are left out. */
const transactions = () =>
  received("transaction").filter(({ transaction }) => !transaction.startsWith("GET /api/"));

/** Waits for the first item. */
const first = (list: () => ReturnType<typeof received>) =>
  eventually(() => {
    const [found] = list();
    expect(found).toBeDefined();
    return found;
  });

test("without SENTRY_DSN nothing is reported", async () => {
  expect(await createErrorReporter(configWith({}))).toBe(noErrorReporter);
});

test("an error is reported with path, release and stack, without personal data", async () => {
  const cause = new Error("hemel en aarde gaf els@voorbeeld.nl");
  const error = new TypeError("Cannot find 'geheim'", { cause });
  const visitorValues = ["hemel en aarde"];
  reporter.report(error, {
    path: "/zoeken?zoekterm=geheim",
    requestId: "verzoek-1",
    visitorValues,
    level: "error",
  });
  await reporter.flush();
  const event = await first(() => received("event"));
  expect(event).toMatchObject({
    level: "error",
    environment: "proef",
    release: "build-1",
    platform: "node",
    tags: { path: "/zoeken", requestId: "verzoek-1" },
  });
  const [deepest, last] = event.exception.values;
  expect(deepest).toMatchObject({ type: "Error", value: "… gaf …" });
  expect(last).toMatchObject({ type: "TypeError", value: "Cannot find …" });
  expect(last.stacktrace.frames.at(-1).filename).toMatch(/error-reporter\.test\.ts$/);
  expect(service.raw.join()).not.toMatch(/geheim|hemel|voorbeeld\.nl/);
});

test("an event has only the listed fields", async () => {
  reporter.report(new Error("mis"), { level: "warning" });
  await reporter.flush();
  const event = await first(() => received("event"));
  expect(Object.keys(event).sort()).toEqual([
    "contexts",
    "environment",
    "event_id",
    "exception",
    "level",
    "platform",
    "release",
    "sdk",
    "tags",
    "timestamp",
  ]);
  expect(Object.keys(event.contexts)).toEqual(["trace"]);
});

test.each([
  ["a request that the visitor aborted", new DOMException("This operation was aborted", "AbortError")],
  ["a connection that broke", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
  ["an error of a browser extension", new ReferenceError("conduitPage is not defined")],
])("%s is not reported", async (_, error) => {
  reporter.report(error, { level: "error" });
  await reporter.flush();
  expect(received("event")).toEqual([]);
});

test("a request is timed with its calls, without query, cookie, address or browser", async () => {
  await visit("/zorgen/partner?zoekterm=geheim");
  const transaction = await first(transactions);
  expect(transaction).toMatchObject({
    transaction: "GET /zorgen/partner",
    environment: "proef",
    release: "build-1",
    contexts: { trace: { op: "http.server", data: { "http.response.status_code": 200 } } },
  });
  expect(transaction.spans).toMatchObject([
    { op: "http.client", description: `GET ${addressOf(upstream)}/api/drupal/pad` },
  ]);
  expect(service.raw.join()).not.toMatch(/geheim|203\.0\.113|user_agent|client\.address/);
});

test("personal parts of a path are replaced", async () => {
  await visit("/afmelden/els@voorbeeld.nl");
  expect((await first(transactions)).transaction).toBe("GET /afmelden/…");
  expect(service.raw.join()).not.toContain("voorbeeld.nl");
});

test.each([
  ["a missing page", "/weg"],
  ["a file of the site", "/assets/site.css"],
  ["a file of the CMS", "/drupal/media/a.jpg"],
  ["a document of the CMS", "/sites/default/files/a.pdf?download"],
  ["a health check", "/healthz"],
])("a request for %s is not timed", async (_, path) => {
  await visit(path);
  expect(transactions()).toEqual([]);
});

test("upstreams receive no tracing headers", async () => {
  await visit("/zorgen");
  for (const headers of upstreamHeaders) {
    expect(headers).not.toHaveProperty("sentry-trace");
    expect(headers).not.toHaveProperty("baggage");
    expect(headers).not.toHaveProperty("traceparent");
  }
});
