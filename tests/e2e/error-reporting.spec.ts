import { readFileSync } from "node:fs";
import { signPreview } from "../../app/features/preview/signature.server";
import { type FakeSentry, startFakeSentry } from "../setup/fake-sentry";
import { startServer } from "../setup/own-server";
import { expect, test } from "./fixtures";

const site = "http://127.0.0.1:4350";
const secret = "een geheim van de proef";

test.describe.configure({ mode: "serial" });

const arrived = (service: FakeSentry, type: string) =>
  service.items.filter((item) => item.type === type).map(({ content }) => content);

test("the built site reports errors and durations without personal data", async () => {
  const service = await startFakeSentry();
  const server = await startServer("node", ["build/server.js"], 4350, {
    SENTRY_DSN: service.dsn,
    SESSION_SECRET: secret,
  });
  try {
    const until = Math.floor(Date.now() / 1000) + 600;
    const target = { entityType: "node", entityId: "12", revisionId: "1" };
    const query = new URLSearchParams({
      tot: String(until),
      code: signPreview(target, until, [secret]),
      debug: "true",
    });
    const headers = { Cookie: "sessie=geheim", "User-Agent": "geheim", Origin: site };
    const body = new URLSearchParams({ email: "geheim@voorbeeld.nl" });
    // The error button of debug mode.
    const failed = await fetch(`${site}/preview/node/12/1?${query}`, { method: "POST", headers, body });
    expect(failed.status).toBe(500);
    expect((await fetch(`${site}/zoeken?zoekterm=geheim`, { headers })).status).toBe(200);
    expect((await fetch(`${site}/bestaat-niet/geheim`, { headers })).status).toBe(404);
    const ended = new Promise((resolve) => server.on("exit", resolve));
    // Pending reports are sent before the server exits.
    server.kill("SIGINT");
    await ended;
    await expect.poll(() => arrived(service, "event")).toHaveLength(1);
    const [event] = arrived(service, "event");
    expect(event).toMatchObject({
      level: "error",
      environment: "production",
      release: expect.stringMatching(/^[\da-f]{8}$/),
      tags: { path: "/preview/node/12/1", requestId: expect.any(String) },
      exception: { values: [{ type: "Error", value: "Test error of debug mode" }] },
    });
    const names = () => arrived(service, "transaction").map(({ transaction }) => transaction);
    await expect.poll(names).toContain("GET /zoeken");
    expect(names().join()).not.toContain("bestaat-niet");
    expect(service.raw.join()).not.toMatch(new RegExp(`geheim|voorbeeld\\.nl|${query.get("code")}`));
  } finally {
    server.kill("SIGTERM");
    await service.close();
  }
});

test("a site without error reporting does not load the Sentry library", () => {
  const bundle = readFileSync("build/server.js", "utf8");
  expect(bundle).toContain('import("@sentry/node")');
  expect(bundle).not.toMatch(/from\s*"@sentry/);
  expect(readFileSync("build/server/index.js", "utf8")).not.toMatch(/from\s*"@sentry/);
});
