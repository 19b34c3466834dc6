import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import type { Fetch } from "~/.server/http/upstream";
import { value } from "~/fields/wire-examples";
import { testApp } from "../../tests/setup/app-context";
import { fakeUpstream } from "../../tests/setup/upstream";
import { loadShell } from "./load.server";

const calls = {
  slideIn: "/api/drupal/api/slideins",
  injectedStyles: "/api/drupal/api/asset-injector/css",
  structuredData: "/api/drupal/api/structured-data",
};
const responses = {
  [calls.slideIn]: [{ uuid: value("a1"), title: value("Help je mee?"), field_pages: value("*") }],
  [calls.injectedStyles]: [
    { code: ".a{}", paths: ["/zorgen"] },
    { code: ".b{}", paths: ["/contact"] },
  ],
  [calls.structuredData]: [{ code: '{"name":"Zorgen"}', content_types: ["content_page"] }],
};

async function shellOf(
  path: string,
  cookie = "weergave=toestemming=1",
  cms: Fetch = fakeUpstream(responses).fetch,
) {
  const { app } = testApp({ cms, now: () => new Date("2026-11-21T12:00:00Z") });
  const request = new Request(`http://samen.localhost${path}`, { headers: { Cookie: cookie } });
  return loadShell(await requestScope(request, { app }), { path, address: path, openItem: null });
}

test("a page has the additions of editors, without the code of style sheets", async () => {
  const shell = await shellOf("/zorgen");
  expect(shell.slideIn).toMatchObject({ id: "a1", title: "Help je mee?" });
  expect(shell.injectedStyles).toEqual([{ name: expect.stringMatching(/^[\da-f]{16}$/), types: null }]);
  expect(shell.structuredData).toEqual([{ data: { name: "Zorgen" }, types: ["content_page"] }]);
});

test.each([
  ["chose calm", "weergave=toestemming=1&rust=1"],
  ["closed it today", "weergave=toestemming=1&slideInId=a1&lastDateObjectClosed=2026-11-21"],
  ["closed it 29 days ago", "weergave=toestemming=1&slideInId=a1&lastDateObjectClosed=2026-10-23"],
])("a visitor who %s has no slide-in", async (_, cookie) => {
  expect((await shellOf("/zorgen", cookie)).slideIn).toBeNull();
});

test.each([
  ["gave no consent yet", ""],
  ["gave consent to an older policy", "weergave=toestemming=0psm"],
  ["closed it 30 days ago", "weergave=toestemming=1&slideInId=a1&lastDateObjectClosed=2026-10-22"],
  ["closed another", "weergave=toestemming=1psm&slideInId=b2&lastDateObjectClosed=2026-11-21"],
])("a visitor who %s has the slide-in", async (_, cookie) => {
  expect((await shellOf("/zorgen", cookie)).slideIn).not.toBeNull();
});

test("slide-ins are not requested for pages or visitors without them", async () => {
  const { fetch, requests } = fakeUpstream(responses);
  await shellOf("/vrijwilligerswerk/maatje/solliciteren", undefined, fetch);
  await shellOf("/zorgen", "weergave=toestemming=1&rust=1", fetch);
  expect(requests).not.toContain(calls.slideIn);
});

const failures: Record<string, () => Promise<Response>> = {
  "responds with 500": async () => new Response("oei", { status: 500 }),
  "responds with 404": async () => new Response("{}", { status: 404 }),
  "responds with HTML": async () => new Response("<html></html>"),
  "responds with another type": async () => Response.json({ a: 1 }),
  "cannot be reached": () => Promise.reject(new TypeError("fetch failed")),
};
const cases = Object.entries(calls).flatMap(([part, call]) =>
  Object.entries(failures).map(([how, fail]) => ({ part, call, how, fail })),
);

test.each(cases)("when the call for $part $how, only that part is missing", async ({ part, call, fail }) => {
  const { fetch } = fakeUpstream(responses);
  const cms: Fetch = (request) => (request.url.endsWith(call) ? fail() : fetch(request));
  const shell = await shellOf("/zorgen", undefined, cms);
  const there = { slideIn: shell.slideIn !== null, injectedStyles: shell.injectedStyles.length > 0 };
  expect({ ...there, structuredData: shell.structuredData.length > 0 }).toEqual({
    slideIn: true,
    injectedStyles: true,
    structuredData: true,
    [part]: false,
  });
});
