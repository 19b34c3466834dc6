import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type APIRequestContext, expect } from "@playwright/test";
import { addresses } from "../setup/addresses";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { test } from "./fixtures";

/** Status, headers and text of a raw request, whose path is not normalised. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET", body = "") {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const options = { host: "127.0.0.1", port: addresses.sitePort, path, method, headers };
      const call = httpRequest(options, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      call.on("error", reject);
      call.end(body);
    },
  );
}

for (const path of [
  "/a%5Cb",
  "/a%0Ab",
  "/%00",
  "/%ff%fe",
  "//elders.example/",
  `/${"lang".repeat(400)}`,
  "/.env",
  "/a/%2e%2e/b",
]) {
  test(`the malformed path ${path.slice(0, 20)} receives the 404 page of the site`, async () => {
    const response = await raw(path);
    expect(response.status).toBe(404);
    expect(response.text).toContain("Pagina niet gevonden");
  });
}

test("a trailing slash redirects with a 301 that preserves the query", async () => {
  const response = await raw("/zorgen/partner/?a=1&a=2");
  expect(response.status).toBe(301);
  expect(response.headers.location).toBe("/zorgen/partner?a=1&a=2");
});

test("the host determines the brand, and an unknown host receives the default brand", async () => {
  const brandAt = async (host: string) => /data-brand="(\w+)"/.exec((await raw("/", { host })).text)?.[1];
  expect(await brandAt("samen.localhost")).toBe("samen");
  expect(await brandAt("alzheimer.localhost:1234")).toBe("alzheimer");
  expect(await brandAt("elders.example")).toBe("dementie");
});

test.describe("POST requests", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "0" };
  for (const [name, headers, status] of [
    ["from another site", { Origin: "https://elders.example" }, 403],
    ["with a null origin", { Origin: "null" }, 403],
    ["marked as cross-site", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["from this site", { Origin: addresses.site }, 400],
    ["from a text browser, without an origin", {}, 400],
  ] as const) {
    test(`${name} receive a ${status} response`, async () => {
      expect((await raw("/nieuwsbrief", { ...form, ...headers }, "POST")).status).toBe(status);
    });
  }

  test("a POST request to a page without a form receives a 405 without a stack trace", async () => {
    const response = await raw("/dementie", { ...form, Origin: addresses.site }, "POST");
    expect(response.status).toBe(405);
    expect(response.text).not.toContain("at ");
  });
});

test("a document has a strict content security policy and the other security headers", async ({
  request,
}) => {
  const { headers } = await document(request, "/");
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["content-security-policy"]).toContain("style-src 'self';");
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["server-timing"]).toMatch(/cms;dur=[\d.]+/);
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("an editorial page has one script, no inline script and no inline style", async ({ request }) => {
  const { text } = await document(request, "/zorgen/partner");
  // JSON-LD is data, not a script.
  const scripts = text.match(/<script(?! type="application\/ld\+json">)[^>]*>/g);
  expect(scripts).toEqual([expect.stringContaining('src="/assets/entry.client-')]);
  expect(text).not.toMatch(/ style="/);
  expect(text).not.toMatch(/<style/);
});

test("hashed files are cached for a year as immutable", async ({ request }) => {
  const { text } = await document(request, "/");
  const [, script = ""] = /src="(\/assets\/entry\.client-[^"]+)"/.exec(text) ?? [];
  expect((await request.get(script)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("documents are sent compressed", async () => {
  expect((await raw("/", { "Accept-Encoding": "br" })).headers["content-encoding"]).toBe("br");
  expect((await raw("/", { "Accept-Encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
});

test("the health routes report a live and ready process, the state of each upstream, and a 503 during shutdown", async () => {
  // Starts its own server, because other tests add faults to the upstreams of the shared one.
  const port = await freePort();
  const site = await startServer("node", ["build/server.js"], port);
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await get("/healthz")).status).toBe(200);
    await get("/");
    expect(await (await get("/readyz")).json()).toMatchObject({ state: "ready", upstreams: { cms: "ok" } });
    // A request that completes only after the server stops accepting new ones.
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n`);
    await once(socket, "connect");
    site.kill("SIGTERM");
    await takesNone(port);
    socket.write("\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  } finally {
    site.kill("SIGTERM");
  }
});

for (const [fault, name] of [
  [{ status: 500 }, "a 500"],
  [{ body: "html" }, "HTML instead of JSON"],
  [{ body: "truncated-json" }, "truncated JSON"],
  [{ body: "large" }, "a response of 10 MB"],
  [{ empty: true }, "a 204"],
  [{ reset: true }, "a broken connection"],
  [{ hold: true }, "a response after the timeout"],
  [{ redirect: "https://elders.example/" }, "a redirect to another site"],
] as const) {
  test(`${name} for menus, breadcrumb and notice does not prevent the page from rendering`, async ({
    request,
    breakUpstream,
  }) => {
    await breakUpstream({ path: "/api/drupal/api/menu_items/*", ...fault });
    await breakUpstream({ path: "/api/drupal/api/breadcrumb", ...fault });
    await breakUpstream({ path: "/api/drupal/api/site-settings", ...fault });
    const { status, text } = await document(request, "/zorgen/partner");
    expect(status).toBe(200);
    expect(text).toContain("<h1>Zorgen voor je partner");
  });

  // Another site than the CMS is no outage.
  const expected = "redirect" in fault ? 404 : 503;
  test(`${name} for the page itself renders a ${expected} page`, async ({ request, breakUpstream }) => {
    await breakUpstream({ path: "/api/drupal/zorgen/partner", ...fault });
    const { status, text } = await document(request, "/zorgen/partner");
    expect(status).toBe(expected);
    expect(text).toContain({ 404: "Pagina niet gevonden", 503: "De website heeft een storing" }[expected]);
  });
}

test("a running request finishes during shutdown", async ({ breakUpstream, testId }) => {
  const mend = await breakUpstream({ path: "/api/drupal/zorgen", hold: true });
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = await startServer("node", ["build/server.js"], port, {
    CMS_URL: addresses.backend,
    BACKEND_FAULTS: "1",
    METRICS_PORT: String(metricsPort),
  });
  const page = fetch(`http://127.0.0.1:${port}/zorgen`, { headers: { "X-Test-Id": testId } });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect.poll(metrics).toMatch(/^site_upstream_calls_underway\{upstream="cms"\} [1-9]/m);
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  await takesNone(port);
  await mend();
  expect((await page).status).toBe(200);
  expect((await ended)[0]).toBe(0);
});

test("a form that is being sent during shutdown is processed", async () => {
  const port = await freePort();
  const site = await startServer("node", ["build/server.js"], port);
  const ended = once(site, "exit");
  const body = "pad=%2Fzorgen%2Fpartner&antwoord=ja";
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
  };
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const sent = httpRequest(
      { host: "127.0.0.1", port, path: "/nuttig", method: "POST", headers },
      (response) => resolve(response.resume().statusCode),
    );
    sent.on("error", reject);
    sent.write(body.slice(0, 5), () => {
      site.kill("SIGTERM");
      takesNone(port).then(() => sent.end(body.slice(5)), reject);
    });
  });
  expect(await answered).toBe(303);
  expect((await ended)[0]).toBe(0);
});

test("the standard remix-serve serves the same build", async () => {
  const port = await freePort();
  const site = await startServer("node_modules/.bin/remix-serve", ["build/server/index.js"], port);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/zorgen/partner`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<h1>Zorgen voor je partner");
    expect((await fetch(`http://127.0.0.1:${port}/bestaat-niet`)).status).toBe(404);
  } finally {
    site.kill("SIGTERM");
  }
});

test("an invalid setting stops the start with a message that has its name, the problem and an example", async () => {
  const child = spawn("node", ["build/server.js"], {
    env: { ...process.env, BRAND: "merk", UPSTREAM_TIMEOUT_MS: "snel" },
  });
  let printed = "";
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  expect(await new Promise((resolve) => child.on("exit", resolve))).toBe(1);
  expect(printed).toContain("No configuration implemented for brand merk");
  expect(printed).toMatch(/UPSTREAM_TIMEOUT_MS=snel: .*For example: UPSTREAM_TIMEOUT_MS=2000/);
  expect(printed).not.toContain("    at ");
});

/** Waits until a stopping server refuses new connections. */
async function takesNone(port: number) {
  const isTaken = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isTaken).toBe(false);
}

async function document(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { status: response.status(), headers: response.headers(), text: await response.text() };
}
