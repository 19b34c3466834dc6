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
  parseConfig({ SESSION_SECRET: "geheim", ...environment });

// The library is one for the whole process.
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

/** Asks the site as a browser does, by a connection that the library has no part in. */
async function visit(path: string) {
  const headers = { Cookie: "sessie=geheim", "User-Agent": "geheim", "X-Forwarded-For": "203.0.113.7" };
  await new Promise<void>((resolve, reject) => {
    const sent = request(addressOf(site) + path, { headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", resolve);
    });
    sent.on("error", reject);
    sent.end();
  });
  await reporter.flush();
}

const arrived = (type: string) =>
  service.items.filter((item) => item.type === type).map(({ content }) => content);

/** Of the site: the upstream stands in the same process, and is timed too. */
const timed = () => arrived("transaction").filter(({ transaction }) => !transaction.startsWith("GET /api/"));

/** The first of them, which may still be on its way. */
const first = (list: () => ReturnType<typeof arrived>) =>
  eventually(() => {
    const [found] = list();
    expect(found).toBeDefined();
    return found;
  });

test("without an address nothing is reported", async () => {
  expect(await createErrorReporter(configWith({}))).toBe(noErrorReporter);
});

test("an error arrives with where it came from, and nothing of the visitor", async () => {
  const cause = new Error("hemel en aarde gaf els@voorbeeld.nl");
  const error = new TypeError("Cannot find 'geheim'", { cause });
  const given = ["hemel en aarde"];
  reporter.report(error, {
    path: "/zoeken?zoekterm=geheim",
    requestId: "verzoek-1",
    visitorValues: given,
    level: "error",
  });
  await reporter.flush();
  const event = await first(() => arrived("event"));
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

test("an event holds nothing but what was chosen", async () => {
  reporter.report(new Error("mis"), { level: "warning" });
  await reporter.flush();
  const event = await first(() => arrived("event"));
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
  ["a visitor who left", new DOMException("This operation was aborted", "AbortError")],
  ["a line that broke", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
  ["an extension of a browser", new ReferenceError("conduitPage is not defined")],
])("%s is no error", async (_, error) => {
  reporter.report(error, { level: "error" });
  await reporter.flush();
  expect(arrived("event")).toEqual([]);
});

test("the duration of a request arrives with its calls, without query, cookie, address or browser", async () => {
  await visit("/zorgen/partner?zoekterm=geheim");
  const transaction = await first(timed);
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

test("the path of a request says nothing of a person", async () => {
  await visit("/afmelden/els@voorbeeld.nl");
  expect((await first(timed)).transaction).toBe("GET /afmelden/…");
  expect(service.raw.join()).not.toContain("voorbeeld.nl");
});

test.each(["/weg", "/assets/site.css", "/drupal/media/a.jpg", "/healthz"])(
  "a request for %s is not timed",
  async (path) => {
    await visit(path);
    expect(timed()).toEqual([]);
  },
);

test("an upstream hears nothing of it", async () => {
  await visit("/zorgen");
  for (const headers of upstreamHeaders) {
    expect(headers).not.toHaveProperty("sentry-trace");
    expect(headers).not.toHaveProperty("baggage");
    expect(headers).not.toHaveProperty("traceparent");
  }
});
