import { connect } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { expect, test } from "vitest";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { listen, rawRequest } from "../tests/setup/http-server";
import { routeTable } from "../tests/setup/route-table";
import { guardRequests } from "./guard";

type Options = Parameters<typeof rawRequest>[2];

/** Sends a request to a guarded application that returns its URLs; `{site}` in a header becomes the site's host. */
async function send(target: string, { headers = {}, ...options }: Options = {}, trustProxy = 0) {
  const app = express();
  app.set("trust proxy", trustProxy);
  app.use(guardRequests({ routes: routeTable, logger: capturingLogger().logger }));
  app.all("*", (request, response) => response.send(`${request.originalUrl} ${request.url}`));
  const site = await listen(app);
  const headersWithHost = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace("{site}", new URL(site).host),
  ]);
  return rawRequest(site, target, { ...options, headers: Object.fromEntries(headersWithHost) });
}

const post = (headers: Record<string, string> = {}, body = "email=a", target = "/nieuwsbrief") =>
  send(target, { method: "POST", body, headers });

const notFound = "/__not-found /__not-found";

test.each([
  "/",
  "/zorgen",
  "/zorgen?a=/b/",
  "/caf%C3%A9",
  "/a.b-c_d~e",
  "/50%25",
  "/@naam",
  `/${"a".repeat(999)}`,
])("%s reaches the application unchanged", async (target) => {
  expect(await send(target)).toMatchObject({ status: 200, body: `${target} ${target}` });
});

test.each([
  ["/zorgen/", "/zorgen"],
  ["/zorgen/partner/?a=1&b=/c/", "/zorgen/partner?a=1&b=/c/"],
  ["/zorgen/?", "/zorgen?"],
  ["/caf%C3%A9/", "/caf%C3%A9"],
  ["/Nieuws?page=2", "/nieuws?page=2"],
  ["/%6Eieuws", "/nieuws"],
  ["/REGIOS/Rivierenland/Nieuws.atom", "/regios/Rivierenland/nieuws.atom"],
])("%s is permanently redirected to %s", async (target, location) => {
  expect(await send(target)).toMatchObject({ status: 301, headers: { location } });
});

test.each([
  "/a%5Cb",
  "/a\\b",
  "/%5C%5Cevil.example",
  "/a%0Ab",
  "/a%00",
  "/%7F",
  "/%ff",
  "/%E0%A4%A",
  "/%",
  "//evil.example",
  "//evil.example/",
  "/zorgen//partner",
  "/%2Fevil.example",
  "/%2F%2Fevil.example/",
  "/zorgen/%2Fpartner",
  "/zorgen/../nieuws",
  "/zorgen/%2e%2E/geheugentest",
  "/zorgen/..%2fgeheugentest",
  "/./zorgen",
  "/zorgen/..",
  `/${"a".repeat(1000)}`,
  "http://evil.example/zorgen",
  "http://evil.example/zorgen/",
  "*",
])("%s is a page that is not found, without a redirect", async (target) => {
  const { status, headers, body } = await send(target);
  expect(status).toBe(200);
  expect(headers.location).toBeUndefined();
  expect(body).toBe(notFound);
});

test("a malformed path is dropped with its query", async () => {
  expect((await send("/a%5Cb?zoekterm=koffie")).body).toBe(notFound);
});

test.each([
  ["two hosts", "Host: a.example\r\nHost: b.example\r\n"],
  ["the same host twice", "Host: a.example\r\nhost: a.example\r\n"],
  ["no host", ""],
])("a request with %s is a 400", async (_, headers) => {
  const app = express();
  app.use(guardRequests({ routes: routeTable, logger: capturingLogger().logger }));
  const { hostname, port } = new URL(await listen(app));
  const socket = connect(Number(port), hostname);
  socket.write(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  "www.example.nl",
  "www.example.nl:3000",
  "127.0.0.1",
  "samen.localhost:1",
  "[::1]:3000",
  "WWW.Example.NL",
])("the host %s is valid", async (Host) => {
  expect((await send("/", { headers: { Host } })).status).toBe(200);
});

test.each([
  "a b",
  "naam@evil.example",
  "evil.example/pad",
  "evil.example:80:80",
  "a,b",
  "evil.example?x",
  "[::1",
])("the host '%s' is invalid", async (Host) => {
  expect((await send("/", { headers: { Host } })).status).toBe(400);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"])(
  "the method %s is not allowed",
  async (method) => {
    const { status, headers } = await send("/zorgen", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD, POST");
  },
);

test("HEAD is allowed like GET", async () => {
  expect((await send("/zorgen", { method: "HEAD" })).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ["with the origin of the site", { Origin: "http://{site}" }],
  ["over https, as behind a proxy", { Origin: "https://{site}" }],
  ["without an origin, as text browsers send it", {}],
  ["from the same site", { Origin: "http://{site}", "Sec-Fetch-Site": "same-origin" }],
  ["without an initiating site", { "Sec-Fetch-Site": "none" }],
])("a form %s is accepted", async (_, headers) => {
  expect((await post(headers)).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ["another site", { Origin: "https://evil.example" }],
  ["another port", { Origin: "http://127.0.0.1:1" }],
  ["a host that starts with the site's host", { Origin: "http://{site}.evil.example" }],
  ["an opaque origin", { Origin: "null" }],
  ["an invalid origin", { Origin: "onzin" }],
  ["an empty origin", { Origin: "" }],
  ["another site without an origin", { "Sec-Fetch-Site": "cross-site" }],
  ["another site with a forged origin", { Origin: "http://{site}", "Sec-Fetch-Site": "cross-site" }],
  [
    "a host in X-Forwarded-Host without a trusted proxy",
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
  ],
])("a form from %s is refused", async (_, headers) => {
  expect((await post(headers)).status).toBe(403);
});

test("another site may link to a page", async () => {
  const headers = { Origin: "https://elders.example", "Sec-Fetch-Site": "cross-site" };
  expect((await send("/zorgen", { headers })).status).toBe(200);
});

test("behind a trusted proxy the host is X-Forwarded-Host", async () => {
  const headers = { Origin: "https://www.example.nl", "X-Forwarded-Host": "www.example.nl" };
  expect((await send("/nieuwsbrief", { method: "POST", body: "a=b", headers }, 1)).status).toBe(200);
  const foreign = { ...headers, Origin: "https://evil.example" };
  expect((await send("/nieuwsbrief", { method: "POST", body: "a=b", headers: foreign }, 1)).status).toBe(403);
});

test("a form requires a Content-Length", async () => {
  expect((await post({ "Transfer-Encoding": "chunked" })).status).toBe(411);
});

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
const kilobyte = 1024;

test.each([
  ["a form of 256 kB", urlencoded, 256 * kilobyte, 200],
  ["a longer form", urlencoded, 256 * kilobyte + 1, 413],
  ["a longer body of another type", { "Content-Type": "text/plain" }, 256 * kilobyte + 1, 413],
  ["a form with files of 8 MB", multipart, 8 * kilobyte * kilobyte, 200],
  ["a longer form with files", multipart, 8 * kilobyte * kilobyte + 1, 413],
])("%s gets its status, even while it is still being sent", async (_, headers, length, status) => {
  expect((await post(headers, "x".repeat(length))).status).toBe(status);
});
