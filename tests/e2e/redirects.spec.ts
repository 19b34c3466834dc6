import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../setup/free-port";
import { startServer } from "../setup/own-server";
import { expect, test } from "./fixtures";

const run = promisify(execFile);
const ownPort = await freePort();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("an old address redirects to the new one", async ({ page }) => {
      await page.goto("/hulplijn-bellen?bron=folder#contact");
      await expect(page).toHaveURL(/\/hulplijn\?bron=folder#contact$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("an unknown address gets the 404 page when the redirect service fails", async ({
      page,
      breakUpstream,
      testId,
    }) => {
      await breakUpstream({ path: "/api/v1/redirect/from", status: 500 });
      expect((await page.goto(`/bestaat-niet-${testId}`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina niet gevonden");
    });
  });
}

test("GET and HEAD requests receive a 301 with the query preserved", async ({ request }) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await request.fetch("/hulplijn-bellen?a=1&a=2", { method, maxRedirects: 0 });
    expect([method, response.status(), response.headers().location]).toEqual([
      method,
      301,
      "/hulplijn?a=1&a=2",
    ]);
    expect(response.headers()["cache-control"]).toBe("max-age=120");
  }
});

test("an old address with a trailing slash redirects too", async ({ request }) => {
  const response = await request.get("/hulplijn-bellen/");
  expect(new URL(response.url()).pathname).toBe("/hulplijn");
});

test("a slow redirect service does not delay a page, and its response applies to a later request", async ({
  request,
  breakUpstream,
  testId,
}) => {
  const mend = await breakUpstream({ path: "/api/v1/redirect/from", hold: true });
  const visit = async () =>
    (await request.get(`/wat-is-alzheimer?item=${testId}`, { maxRedirects: 0 })).status();
  expect(await visit()).toBe(404);
  await mend();
  // The page without the redirect is cached for a few seconds.
  await expect.poll(visit).toBe(301);
});

test("unknown addresses are counted for the operators' report without personal data", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-counts-"));
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: "warn" };
  try {
    const site = await startServer("node", ["build/server.js"], ownPort, {
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    });
    const visit = (path: string) => fetch(`http://127.0.0.1:${ownPort}${path}`);
    await Promise.all(["/weg?naam=anna", "/weg/", "/ook/weg", "/anna@example.nl", "/dementie"].map(visit));
    const ended = new Promise((resolve) => site.on("exit", resolve));
    site.kill("SIGINT");
    await ended;
    const { stdout } = await run("npx", ["tsx", "scripts/report-counts.ts", "not-found", "--days", "2"], {
      env,
    });
    expect(stdout).toBe("2  /weg\n1  /ook/weg\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
