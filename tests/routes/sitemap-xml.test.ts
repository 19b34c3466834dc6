import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader } from "~/routes/site-map/xml";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";
import { xmlProblems } from "../setup/xml";

const now = () => new Date("2026-11-21T08:00:00Z");
const environment = { PUBLIC_URL: "https://www.example.nl", BRAND_HOSTS: "samen.example.nl=samen" };

async function open(context: TestContext, query = "", host = "www.example.nl") {
  const request = new Request(`https://${host}/sitemap.xml${query}`);
  const response = await loader({ request, params: {}, context: context.loadContext() });
  const file = await response.text();
  return { file, locations: [...file.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc) };
}

test("the index of the site map lists its parts, which contain every page of the site", async () => {
  const context = await createTestContext({ environment, now });
  const index = await open(context);
  expect(await xmlProblems(index.file, "siteMapIndex")).toEqual([]);
  expect(index.locations).toEqual(["https://www.example.nl/sitemap.xml?deel=1"]);
  const part = await open(context, "?deel=1");
  expect(await xmlProblems(part.file, "siteMap")).toEqual([]);
  const paths = part.locations.map((loc) => loc?.replace("https://www.example.nl", ""));
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/nieuws",
      "/dementie/wat-is-dementie",
      "/regios/rivierenland",
      "/regios/rivierenland/nieuws",
      "/regios/rivierenland/locaties",
    ]),
  );
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.length).toBeLessThanOrEqual(50_000);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path?.startsWith("/geheugentest/zelf/resultaat"))).toEqual([]);
});

test("the site map of each brand has the addresses of that brand", async () => {
  const context = await createTestContext({ environment, now });
  const { locations } = await open(context, "?deel=1", "samen.example.nl");
  expect(locations.every((loc) => loc?.startsWith("https://samen.example.nl/"))).toBe(true);
});

test.each(["?deel=2", "?deel=0", "?deel=-1", "?deel=abc", "?deel=", "?deel=1e3", "?deel=999999999"])(
  "the invalid part %s is a 404",
  async (query) => {
    const cms: Fetch = async () => new Response(null, { status: 404 });
    const context = await createTestContext({ cms });
    expect(await outcomeOf(open(context, query))).toMatchObject({ status: 404 });
  },
);

test("the site map without the CMS list of pages has the fixed pages and the regions", async () => {
  const cms: Fetch = async () => new Response(null, { status: 404 });
  const { locations } = await open(await createTestContext({ cms, environment, now }), "?deel=1");
  expect(locations).toContain("https://www.example.nl/regios");
  expect(locations).toContain("https://www.example.nl/regios/rivierenland/nieuws");
});

test("a site map whose list of pages cannot be loaded completely is a 503", async () => {
  const items = [{ path: "/a" }];
  const half: Fetch = async (request) =>
    new URL(request.url).searchParams.get("page") === "0"
      ? Response.json({ items, total: 2 })
      : new Response(null, { status: 500 });
  expect(await outcomeOf(open(await createTestContext({ cms: half })))).toMatchObject({ status: 503 });
});

test("all parts of the CMS list are loaded, and entries that are not paths are left out", async () => {
  const cms: Fetch = async (request) => {
    const page = Number(new URL(request.url).searchParams.get("page"));
    const items = page < 3 ? [{ path: `/deel-${page}`, changed: "gisteren" }, { path: "//elders" }] : [];
    return Response.json({ items, total: 6 });
  };
  const { locations } = await open(await createTestContext({ cms, environment }), "?deel=1");
  expect(locations.filter((loc) => loc?.includes("deel-"))).toHaveLength(3);
  expect(locations.join()).not.toContain("//elders");
});
