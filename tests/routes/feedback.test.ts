import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { readCounts } from "~/.server/metrics/counters";
import { action, loader } from "~/routes/feedback/feedback";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const now = new Date("2026-11-20T12:00:00Z");

async function answer(fields: Record<string, string>, context?: TestContext) {
  const used = context ?? (await createTestContext({ now: () => now }));
  const loadContext = used.loadContext();
  const body = new URLSearchParams(fields);
  const request = new Request("http://samen.localhost/nuttig", { method: "POST", body });
  const response = await action({ request, params: {}, context: loadContext });
  await loadContext.app?.counters.flush();
  const counted = await readCounts(used.dataDir, "feedback", { days: 1, now });
  return { status: response.status, to: response.headers.get("Location"), counted };
}

const page = { pad: "/zorgen/partner" };

test("a positive answer is counted and confirmed", async () => {
  expect(await answer({ ...page, antwoord: "ja" })).toEqual({
    status: 303,
    to: "/nuttig?pad=%2Fzorgen%2Fpartner",
    counted: [["ja /zorgen/partner", 1]],
  });
});

test("a negative answer is counted, followed by a question for the reason", async () => {
  expect(await answer({ ...page, antwoord: "nee" })).toMatchObject({
    to: "/nuttig?pad=%2Fzorgen%2Fpartner&antwoord=nee",
    counted: [["nee /zorgen/partner", 1]],
  });
});

test("a reason is counted and confirmed", async () => {
  expect(await answer({ ...page, reden: "te-lang" })).toMatchObject({
    to: "/nuttig?pad=%2Fzorgen%2Fpartner",
    counted: [["te-lang /zorgen/partner", 1]],
  });
});

test("what stands behind the path of a page is not kept", async () => {
  const { to, counted } = await answer({ pad: "/zorgen/partner?zoekterm=geheim", antwoord: "ja" });
  expect(to).not.toContain("geheim");
  expect(counted).toEqual([["ja /zorgen/partner", 1]]);
});

test.each<[string, Record<string, string>]>([
  ["a robot", { ...page, antwoord: "ja", honeypot: "koop nu" }],
  ["another answer", { ...page, antwoord: "misschien" }],
  ["another reason", { ...page, reden: "jan@voorbeeld.nl" }],
  ["no answer", page],
  ["a page that is not there", { pad: "/bestaat-niet", antwoord: "ja" }],
  ["a page that does not ask", { pad: "/zorgen", antwoord: "ja" }],
  ["a page with a form", { pad: "/doneren", antwoord: "ja" }],
  ["a page with another task", { pad: "/nieuwsbrief", antwoord: "ja" }],
  ["the home page", { pad: "/", antwoord: "ja" }],
])("%s is thanked and not counted", async (_, fields) => {
  const { status, to, counted } = await answer(fields);
  expect(status).toBe(303);
  expect(to).toMatch(/^\/nuttig\?pad=/);
  expect(counted).toEqual([]);
});

test.each(["https://elders.example/", "//elders.example", "zorgen", ""])(
  "of the page '%s' nothing is counted, and the visitor is led home",
  async (pad) => {
    expect(await answer({ pad, antwoord: "ja" })).toEqual({ status: 303, to: "/", counted: [] });
  },
);

test("the confirmation does not depend on upstreams", async () => {
  const cms: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const context = await createTestContext({ cms, now: () => now });
  const { status, counted } = await answer({ ...page, antwoord: "ja" }, context);
  expect([status, counted]).toEqual([303, []]);
});

async function thanks(query: string) {
  const context = await createTestContext();
  const request = new Request(`http://samen.localhost/nuttig${query}`);
  return loader({ request, params: {}, context: context.loadContext() });
}

test("the thanks lead back to the page, and stay out of search engines", async () => {
  expect(await thanks("?pad=/zorgen/partner")).toMatchObject({
    path: "/zorgen/partner",
    wasUnhelpful: false,
    document: { noindex: true },
  });
  expect(await thanks("?pad=/zorgen/partner&antwoord=nee")).toMatchObject({ wasUnhelpful: true });
});

test.each(["", "?pad=https://elders.example"])(
  "without an own page ('%s') there is nothing to thank for",
  async (query) => {
    expect((await outcomeOf(thanks(query))).status).toBe(404);
  },
);
