import { expect, test } from "vitest";
import { xmlProblems } from "../../../tests/setup/xml";
import type { SiteAddress } from "./client.server";
import { siteMapIndex, siteMapPart } from "./xml.server";

const origin = "https://www.example.nl";
const page = (path: string, changed: string | null = null): SiteAddress => ({ path, changed });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    page(`/pagina-${index}`, index === 7 ? "2026-11-20T08:00:00+01:00" : "2026-01-02T08:00:00Z"),
  );

test("a file has each address with the time of its last change, if known", async () => {
  const file = siteMapPart([page("/a", "2026-11-20T08:00:00+01:00"), page("/b")], 1, origin) ?? "";
  expect(await xmlProblems(file, "siteMap")).toEqual([]);
  expect(file).toContain(
    "<url><loc>https://www.example.nl/a</loc><lastmod>2026-11-20T07:00:00.000Z</lastmod></url>",
  );
  expect(file).toContain("<url><loc>https://www.example.nl/b</loc></url>");
});

test("an address is percent-encoded and escaped", async () => {
  const file = siteMapPart([page("/café & <zo>"), page("/a?b=1&c=2")], 1, origin) ?? "";
  expect(await xmlProblems(file, "siteMap")).toEqual([]);
  expect(file).toContain("/caf%C3%A9%20&amp;%20%3Czo%3E<");
  expect(file).toContain("/a?b=1&amp;c=2<");
});

test("more than fifty thousand addresses are split over several files", async () => {
  const addresses = many(50_001);
  const index = siteMapIndex(addresses, origin);
  expect(await xmlProblems(index, "siteMapIndex")).toEqual([]);
  expect([...index.matchAll(/deel=(\d+)<\/loc><lastmod>([^<]+)/g)].map(([, ...found]) => found)).toEqual([
    ["1", "2026-11-20T07:00:00.000Z"],
    ["2", "2026-01-02T08:00:00.000Z"],
  ]);
  const first = siteMapPart(addresses, 1, origin) ?? "";
  expect(await xmlProblems(first, "siteMap")).toEqual([]);
  expect(first.match(/<url>/g)).toHaveLength(50_000);
  expect(siteMapPart(addresses, 2, origin)?.match(/<url>/g)).toHaveLength(1);
  expect(siteMapPart(addresses, 3, origin)).toBeNull();
});

test("fifty thousand addresses fit in one file", () => {
  expect(siteMapIndex(many(50_000), origin).match(/<sitemap>/g)).toHaveLength(1);
});

test("the schema rejects invalid sitemaps", async () => {
  const wrong = (url: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${url}</urlset>`;
  for (const url of [
    "<url><loc>/pad</loc></url>",
    "<url><loc>https://a.nl/</loc><lastmod>gisteren</lastmod></url>",
    "<url><lastmod>2026-01-01</lastmod></url>",
    "<url><loc>https://a.nl/b</loc></url><url><loc>https://a.nl/b</loc></url>",
    "",
  ])
    expect(await xmlProblems(wrong(url), "siteMap")).not.toEqual([]);
});
