import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as rootLoader } from "~/root";
import { loader as calendarLoader } from "~/routes/activities/region-calendar";
import { loader as feedLoader } from "~/routes/news/region-feed";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";
import { wholeSite } from "../setup/whole-site";

function loadRoot(context: TestContext, path: string) {
  const request = new Request(`http://dementie.localhost${path}`);
  return rootLoader({ request, params: {}, context: context.loadContext() });
}

test("an old address redirects to the new one with its query", async () => {
  const outcome = await outcomeOf(loadRoot(await createTestContext(), "/hulplijn-bellen?bron=folder"));
  expect(outcome).toEqual({ status: 301, location: "/hulplijn?bron=folder" });
});

test.each(["/", "/zoeken", "/dementie", "/regio", "/bestaat/niet"])(
  "the redirect checker is called for every document: %s",
  async (path) => {
    const productApi: Fetch = async () => Response.json({ From: path, To: "/nieuw" });
    const outcome = await outcomeOf(loadRoot(await createTestContext({ productApi }), path));
    expect(outcome).toEqual({ status: 301, location: "/nieuw" });
  },
);

test("the feed and the calendar of a region that was renamed redirect", async () => {
  const productApi: Fetch = async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const isMoved =
      pathname.endsWith("/redirect/from") && searchParams.get("path")?.startsWith("/regios/oud/");
    return isMoved ? Response.json({ To: "/regios/nieuw" }) : Response.json({}, { status: 404 });
  };
  const context = await createTestContext({ productApi });
  const args = (path: string) => ({
    request: new Request(`http://dementie.localhost${path}`),
    context: context.loadContext(),
    params: { regioName: "oud", regio: "oud" },
  });
  const moved = { status: 301, location: "/regios/nieuw" };
  expect(await outcomeOf(feedLoader(args("/regios/oud/nieuws.atom")))).toEqual(moved);
  expect(await outcomeOf(calendarLoader(args("/regios/oud/activiteiten.ics")))).toEqual(moved);
});

test("a redirect to a protocol-relative address is ignored", async () => {
  const productApi: Fetch = async () => Response.json({ From: "/oud", To: "//elders.example/" });
  const { shell } = await loadRoot(await createTestContext({ productApi }), "/oud");
  expect(shell.path).toBe("/oud");
});

test("a failing redirect checker does not affect pages", async () => {
  const productApi: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const { shell } = await loadRoot(await createTestContext({ productApi }), "/dementie");
  expect(shell.breadcrumbs.length).toBeGreaterThan(1);
});

test("the old address of a renamed news item redirects to the new one", async () => {
  const context = await createTestContext();
  const outcome = await outcomeOf(loadRoot(context, "/nieuws/dagboek-van-een-man-met-dementie"));
  expect(outcome).toEqual({ status: 301, location: "/nieuws/dagboek-over-dementie-zin-voor-zin" });
});

test("names of campaigns survive a redirect, and can be part of an old address, also when its page is cached", async () => {
  const targets = new Map([
    ["/nieuwsbrief-aanmelden", "/nieuwsbrief"],
    ["/actie?utm_source=folder", "/doneren"],
  ]);
  const productApi: Fetch = async ({ url }) => {
    const from = new URL(url).searchParams.get("path") ?? "";
    const to = targets.get(from);
    return to ? Response.json({ From: from, To: to }) : new Response("{}", { status: 404 });
  };
  const { sendRequest } = await wholeSite({ productApi });
  const locationOf = async (address: string) => (await sendRequest(address)).headers.location;
  expect(await locationOf("/nieuwsbrief-aanmelden")).toBe("/nieuwsbrief");
  expect(await locationOf("/nieuwsbrief-aanmelden?utm_source=mail")).toBe("/nieuwsbrief?utm_source=mail");
  expect(await locationOf("/actie?utm_source=folder")).toBe("/doneren?utm_source=folder");
  expect(await locationOf("/actie?utm_source=mail")).toBeUndefined();
});

test("capitals in an address lead to the page in lower case, where there is one", async () => {
  const { sendRequest } = await wholeSite();
  const answer = async (address: string) => {
    const { status, headers } = await sendRequest(address);
    return [status, headers.location];
  };
  expect(await answer("/Dementie")).toEqual([301, "/dementie"]);
  expect(await answer("/DEMENTIE/Verloop?page=2")).toEqual([301, "/dementie/verloop?page=2"]);
  const form = "/vrijwilligerswerk/open-sollicitatie/solliciteren";
  expect(await answer(form.replace("open", "Open"))).toEqual([301, form]);
  expect(await answer("/dementie")).toEqual([200, undefined]);
  expect(await answer("/Bestaat/Niet")).toEqual([404, undefined]);
});

test.each(["/regio", "/locations"])("%s leads to the regions with its query", async (path) => {
  const { sendRequest } = await wholeSite();
  const locationOf = async (query: string) => (await sendRequest(path + query)).headers.location;
  expect(await locationOf("")).toBe("/regios");
  expect(await locationOf("?zoekterm=4001+AB")).toBe("/regios?zoekterm=4001+AB");
});
