import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { wholeSite } from "../setup/whole-site";

const pages = ["/", "/zorgen/partner", "/nieuws", "/regios/rivierenland", "/vrijwilligerswerk"];
const hours = 60 * 60 * 1000;

/** The site with its caches over upstreams that can fail; only `Date` is a fake, which `pass` moves. */
async function failingSite(environment: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const backend = await siteBackend();
  let fault: Fetch | null = null;
  const upstream: Fetch = (request) => (fault ?? backend)(request);
  const site = await wholeSite({
    cms: upstream,
    productApi: upstream,
    now: () => new Date(),
    environment,
  });
  return {
    ...site,
    break(next: Fetch | null) {
      fault = next;
    },
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    async timed(path: string) {
      const startedAt = performance.now();
      const { status } = await site.sendRequest(path);
      return { status, took: performance.now() - startedAt };
    },
  };
}

const withoutTimes = (html: string) => html.replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "");

const blackHole: Fetch = () => new Promise(() => {});

test("a page waits for a silent upstream once, seen or not", async () => {
  const site = await failingSite({ UPSTREAM_TIMEOUT_MS: "6000", PAGE_TIMEOUT_MS: "7000" });
  const seen = ["/zorgen/partner", "/regios/rivierenland"];
  for (const page of seen) expect((await site.sendRequest(page)).status).toBe(200);
  site.pass(2 * hours);
  site.break(blackHole);
  for (const page of [...seen, "/hulplijn"]) {
    const { status, took } = await site.timed(page);
    expect(status, page).toBe(page === "/hulplijn" ? 503 : 200);
    // Two calls in a row would take 12 seconds; a slow machine needs some seconds for the page itself.
    expect(took, page).toBeLessThan(11_500);
  }
});

test("within five seconds after an outage every page is new and complete again", async () => {
  const site = await failingSite();
  const backend = await siteBackend();
  for (const page of pages) await site.sendRequest(page);
  site.pass(2 * hours);
  site.break(async () => new Response("oei", { status: 503 }));
  for (let second = 0; second < 32; second += 1) {
    for (const page of pages) expect((await site.sendRequest(page)).status, page).toBe(200);
    expect((await site.sendRequest("/hulplijn")).status).toBe(503);
    site.pass(1000);
  }
  const changed: Fetch = async (request) => {
    const response = await backend(request);
    return new Response((await response.text()).replaceAll("Dementie", "Vergeten"), response);
  };
  site.break(changed);
  for (let half = 0; half < 10; half += 1) {
    for (const page of [...pages, "/hulplijn"]) await site.sendRequest(page);
    // Loads in the background end.
    await pause(50);
    site.pass(500);
  }
  const fresh = await wholeSite({ cms: changed, productApi: changed, now: () => new Date() });
  for (const page of [...pages, "/hulplijn"]) {
    const [one, other] = [await site.sendRequest(page), await fresh.sendRequest(page)];
    expect(one.status, page).toBe(200);
    expect(withoutTimes(one.body), page).toBe(withoutTimes(other.body));
  }
});
