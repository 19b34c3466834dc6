import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { readCounts } from "~/.server/metrics/counters";
import { action, loader } from "~/routes/feedback/feedback";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const now = new Date("2026-11-20T12:00:00Z");

async function postFeedback(fields: Record<string, string>, context?: TestContext) {
  const testContext = context ?? (await createTestContext({ now: () => now }));
  const loadContext = testContext.loadContext();
  const body = new URLSearchParams(fields);
  const request = new Request("http://samen.localhost/nuttig", { method: "POST", body });
  const response = await action({ request, params: {}, context: loadContext });
  await loadContext.app?.counters.flush();
  const counted = await readCounts(testContext.dataDir, "feedback", { days: 1, now });
  return { status: response.status, to: response.headers.get("Location"), counted };
}

const page = { pad: "/zorgen/partner" };

test("a positive answer is counted and confirmed", async () => {
  expect(await postFeedback({ ...page, antwoord: "ja" })).toEqual({
    status: 303,
    to: "/nuttig?pad=%2Fzorgen%2Fpartner",
    counted: [["ja /zorgen/partner", 1]],
  });
});

test("a negative answer is counted and leads to a question about the reason", async () => {
  expect(await postFeedback({ ...page, antwoord: "nee" })).toMatchObject({
    to: "/nuttig?pad=%2Fzorgen%2Fpartner&antwoord=nee",
    counted: [["nee /zorgen/partner", 1]],
  });
});

test("a reason is counted and confirmed", async () => {
  expect(await postFeedback({ ...page, reden: "te-lang" })).toMatchObject({
    to: "/nuttig?pad=%2Fzorgen%2Fpartner",
    counted: [["te-lang /zorgen/partner", 1]],
  });
});

test.each(["/zorgen/partner/", "/zorgen/%70artner"])(
  "feedback on '%s' is counted for the page that is shown there",
  async (pad) => {
    expect((await postFeedback({ pad, antwoord: "ja" })).counted).toEqual([["ja /zorgen/partner", 1]]);
  },
);

test("the query of a page's address is not stored", async () => {
  const { to, counted } = await postFeedback({ pad: "/zorgen/partner?zoekterm=geheim", antwoord: "ja" });
  expect(to).not.toContain("geheim");
  expect(counted).toEqual([["ja /zorgen/partner", 1]]);
});

test.each<[string, Record<string, string>]>([
  ["a filled honeypot", { ...page, antwoord: "ja", honeypot: "koop nu" }],
  ["an unknown answer", { ...page, antwoord: "misschien" }],
  ["an unknown reason", { ...page, reden: "jan@voorbeeld.nl" }],
  ["no answer", page],
  ["a page that does not exist", { pad: "/bestaat-niet", antwoord: "ja" }],
  ["a page without the feedback form", { pad: "/zorgen", antwoord: "ja" }],
  ["a page with another form", { pad: "/doneren", antwoord: "ja" }],
  ["the newsletter page", { pad: "/nieuwsbrief", antwoord: "ja" }],
  ["the home page", { pad: "/", antwoord: "ja" }],
])("%s is not counted, but redirects to the confirmation", async (_, fields) => {
  const { status, to, counted } = await postFeedback(fields);
  expect(status).toBe(303);
  expect(to).toMatch(/^\/nuttig\?pad=/);
  expect(counted).toEqual([]);
});

test.each(["https://elders.example/", "//elders.example", "zorgen", ""])(
  "feedback on the invalid path '%s' is not counted and redirects to the home page",
  async (pad) => {
    expect(await postFeedback({ pad, antwoord: "ja" })).toEqual({ status: 303, to: "/", counted: [] });
  },
);

test("the confirmation does not depend on upstreams", async () => {
  const cms: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const context = await createTestContext({ cms, now: () => now });
  const { status, counted } = await postFeedback({ ...page, antwoord: "ja" }, context);
  expect([status, counted]).toEqual([303, []]);
});

async function loadConfirmation(query: string) {
  const context = await createTestContext();
  const request = new Request(`http://samen.localhost/nuttig${query}`);
  return loader({ request, params: {}, context: context.loadContext() });
}

test("the confirmation links back to the page and has noindex", async () => {
  expect(await loadConfirmation("?pad=/zorgen/partner")).toMatchObject({
    path: "/zorgen/partner",
    wasUnhelpful: false,
    document: { noindex: true },
  });
  expect(await loadConfirmation("?pad=/zorgen/partner&antwoord=nee")).toMatchObject({ wasUnhelpful: true });
});

test.each(["", "?pad=https://elders.example"])(
  "the confirmation without a path on this site ('%s') is a 404",
  async (query) => {
    expect((await outcomeOf(loadConfirmation(query))).status).toBe(404);
  },
);
