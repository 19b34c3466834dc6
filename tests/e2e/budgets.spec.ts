import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "./fixtures";

const kilobyte = 1024;

test("the site script is under 6 KB compressed and loads no other script", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, address = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const script = await (await request.get(address)).text();
  expect(brotliCompressSync(script).byteLength).toBeLessThan(6 * kilobyte);
  expect(script).not.toMatch(/\bimport\b\s*["{(]/);
  expect(html).not.toContain("modulepreload");
});

test("the editor is at most 65 KB compressed, beside the site script", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, address = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const script = await (await request.get(address)).text();
  const [editor = ""] = /\/assets\/writing-[\w-]+\.js/.exec(script) ?? [];
  const body = await (await request.get(editor)).body();
  expect(brotliCompressSync(body).byteLength).toBeLessThanOrEqual(65 * kilobyte);
});

test("the copies of what is typed are at most 2 KB compressed, and need no editor", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, address = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const script = await (await request.get(address)).text();
  const [copies = ""] = /\/assets\/copies-[\w-]+\.js/.exec(script) ?? [];
  const body = await (await request.get(copies)).body();
  expect(brotliCompressSync(body).byteLength).toBeLessThanOrEqual(2 * kilobyte);
});

test("HTML, style and script of a home page are at most 30 KB together, fonts at most 60 KB more", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const addresses = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js|woff2))"/g)].map(
    ([, url = ""]) => url,
  );
  const bodies = await Promise.all(
    [...new Set(addresses)].map(async (url) => ({ url, body: await (await request.get(url)).body() })),
  );
  const size = (pattern: RegExp) =>
    bodies
      .filter(({ url }) => pattern.test(url))
      .reduce(
        (sum, { url, body }) => sum + (url.endsWith("woff2") ? body : brotliCompressSync(body)).byteLength,
        0,
      );
  expect(brotliCompressSync(html).byteLength + size(/\.(css|js)$/)).toBeLessThanOrEqual(30 * kilobyte);
  expect(size(/woff2$/)).toBeLessThanOrEqual(60 * kilobyte);
});
