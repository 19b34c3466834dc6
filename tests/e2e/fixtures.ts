import { randomUUID } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import type { Brand } from "../../app/utils/brand";
import { addresses } from "../setup/addresses";

export interface Fault {
  /** Path of the upstream call; `*` matches any characters. */
  path: string;
  status?: number;
  /** Delays the response until the fault is removed. */
  hold?: boolean;
  body?: "truncated-json" | "html" | "large";
  redirect?: string;
  reset?: boolean;
  empty?: boolean;
}

const saveData = { "Save-Data": "on" };

interface Fixtures {
  brand: Brand | null;
  testId: string;
  /**
   * Adds a fault to upstream calls of this test. Returns a function that removes all faults, once a call met each. The
   * test fails without such a call.
   */
  breakUpstream: (fault: Fault) => Promise<() => Promise<void>>;
}

/**
 * Browsers share the pages that the site keeps. Those of a test that breaks upstream calls, and requests without a
 * browser, have the test's id, and get pages of their own. Save-Data turns off prefetches, which would not have it.
 * Tests fail on console and page errors.
 */
export const test = base.extend<Fixtures>({
  brand: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
  testId: async ({}, use) => use(randomUUID()),
  // Chromium resolves `*.localhost` to loopback without DNS.
  baseURL: async ({ brand, baseURL }, use) =>
    use(brand ? `http://${brand}.localhost:${addresses.sitePort}` : baseURL),
  extraHTTPHeaders: saveData,
  request: async ({ baseURL, testId, playwright }, use) => {
    const extraHTTPHeaders = { ...saveData, "X-Test-Id": testId };
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
  breakUpstream: async ({ context, testId, playwright }, use) => {
    await context.setExtraHTTPHeaders({ ...saveData, "X-Test-Id": testId });
    const backend = await playwright.request.newContext({ baseURL: addresses.backend });
    const mend = async () => {
      const rules = `/__faults?id=${testId}`;
      const seen = async () => (await backend.get(rules)).json();
      await expect.poll(seen, "a call met each fault").toEqual({ unused: [] });
      await backend.delete(rules);
    };
    await use(async (fault) => {
      const response = await backend.post("/__faults", { data: { id: testId, ...fault } });
      expect(response.ok(), "the backend accepts the fault").toBe(true);
      return mend;
    });
    await mend();
    await backend.dispose();
  },
  page: async ({ page }, use) => {
    const messages: string[] = [];
    const documents = new Set<string>();
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.add(withoutHash(request.url()));
    });
    page.on("pageerror", (error) => messages.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      // Documents may have an error status; their pictures and scripts may not.
      const isDocument =
        documents.has(withoutHash(message.location().url)) &&
        /status of (400|403|404|409|410|429|502|503)/.test(message.text());
      if (message.type() === "error" && !isDocument) messages.push(message.text());
    });
    await use(page);
    expect(messages).toEqual([]);
  },
});

const withoutHash = (url: string) => url.replace(/#.*/, "");

export { expect };
