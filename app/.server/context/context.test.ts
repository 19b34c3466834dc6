import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { subscribeToNewsletter } from "~/features/newsletter/client.server";
import { searchSite } from "~/features/search/client.server";
import { findHomepage } from "~/pages/client.server";
import { listMenu } from "~/shell/client.server";
import { testApp } from "../../../tests/setup/app-context";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { listen } from "../../../tests/setup/http-server";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { createAppContext, requestScope } from "./context";

/** What each upstream was sent for one visit, by its path. */
async function sentFor(visit: Request, environment: Record<string, string> = {}, requestId?: string) {
  const sent = new Map<string, IncomingHttpHeaders>();
  const upstream = await listen((request, response) => {
    sent.set(new URL(request.url ?? "", "http://x").pathname, request.headers);
    response.end("[]");
  });
  const config = parseConfig({
    DATA_DIR: temporaryFolder(),
    CMS_URL: upstream,
    API_URL: upstream,
    NEWSLETTER_URL: `${upstream}/post/{brand}`,
    CMS_AUTH: "Bearer cms",
    API_AUTH: "Bearer api",
    ...environment,
  });
  const scope = await requestScope(visit, {
    app: await createAppContext(config, capturingLogger()),
    requestId,
  });
  await listMenu(scope, "main");
  await searchSite(scope, "koffie", "alle");
  await subscribeToNewsletter(scope, { email: "a@b.nl", rendered: "", sent: "", path: "/", honeypot: "" });
  return { sent, scope };
}

const visit = (host: string, headers: Record<string, string> = {}) =>
  new Request(`http://${host}/zorgen?zoekterm=geheim`, { headers });

test("every call names the brand of the visitor's host", async () => {
  const { sent, scope } = await sentFor(visit("samen.localhost:3000"));
  expect(scope.brand).toBe("samen");
  expect([...sent.keys()]).toEqual(["/api/drupal/api/menu_items/main", "/api/v1/es/search", "/post/samen"]);
  for (const headers of sent.values()) expect(headers["x-platform"]).toBe("samen");
});

test("a request has one id, that of the server or a new one", async () => {
  const idsOf = (sent: Map<string, IncomingHttpHeaders>) =>
    new Set([...sent.values()].map((headers) => headers["x-request-id"]));
  expect(idsOf((await sentFor(visit("localhost"), {}, "verzoek-12345")).sent)).toEqual(
    new Set(["verzoek-12345"]),
  );
  const [first, second] = await Promise.all([sentFor(visit("localhost")), sentFor(visit("localhost"))]);
  expect(idsOf(first.sent).size).toBe(1);
  expect(idsOf(first.sent)).not.toEqual(idsOf(second.sent));
});

test("each credential goes to its own upstream only", async () => {
  const { sent } = await sentFor(visit("localhost"));
  expect([...sent.values()].map((headers) => headers.authorization)).toEqual([
    "Bearer cms",
    "Bearer api",
    undefined,
  ]);
});

test("no header of the visitor is sent to an upstream", async () => {
  const own = {
    Cookie: "geheim=1",
    Authorization: "Basic geheim",
    Referer: "http://x/geheim",
    "X-Test-Id": "geheim",
  };
  const { sent } = await sentFor(visit("localhost", { ...own, "X-Forwarded-For": "203.0.113.7" }));
  expect(JSON.stringify([...sent.values()])).not.toMatch(/geheim|203\.0\.113/);
});

test("all loaders of one document share one scope", async () => {
  const context = { app: testApp().app };
  const [one, other] = await Promise.all([
    requestScope(visit("samen.localhost"), context),
    requestScope(visit("samen.localhost"), context),
  ]);
  expect(one).toBe(other);
});

test("without addresses of upstreams the site uses the stand-in", async () => {
  const config = parseConfig({ DATA_DIR: temporaryFolder() });
  const scope = await requestScope(visit("localhost"), {
    app: await createAppContext(config, capturingLogger()),
  });
  expect((await listMenu(scope, "main")).length).toBeGreaterThan(0);
  expect(await findHomepage(scope)).not.toBeNull();
});
