import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import type { Fetch } from "~/.server/http/upstream";
import { testApp } from "../../tests/setup/app-context";
import { fakeUpstream } from "../../tests/setup/upstream";
import { loadShell } from "./load.server";
import { pageData } from "./page-data";

const item = (title: string) => ({ title, relative: `/${title}`, weight: "0", below: [] });
const calls = {
  mainMenu: "/api/drupal/api/menu_items/main",
  footerMenu: "/api/drupal/api/menu_items/footer",
  breadcrumbs: "/api/drupal/api/breadcrumb",
  settings: "/api/drupal/api/site-settings",
};
const responses = {
  [calls.mainMenu]: [item("zorgen")],
  [calls.footerMenu]: [item("contact")],
  [calls.breadcrumbs]: [
    { title: "Home", url: "/" },
    { title: "Zorgen", url: "/zorgen" },
  ],
  [calls.settings]: {
    notice: { title: "Hulplijn later open", text: "Vanaf 12.00 uur." },
    socials: [{ title: "Facebook", url: "https://www.facebook.com/x" }],
  },
};

async function shellOf(path: string, cms: Fetch, environment: Record<string, string> = {}) {
  const { app } = testApp({ cms, environment: { UPSTREAM_TIMEOUT_MS: "80", ...environment } });
  return loadShell(await requestScope(new Request(`http://samen.localhost${path}`), { app }), {
    path,
    address: path,
    openItem: null,
  });
}

/** How many entries each part has. */
const sizes = (shell: Awaited<ReturnType<typeof shellOf>>) => ({
  mainMenu: shell.mainMenu.length,
  footerMenu: shell.footerMenu.length,
  breadcrumbs: shell.breadcrumbs.length,
  settings: shell.socials.length + (shell.notice ? 1 : 0),
});
const complete = { mainMenu: 1, footerMenu: 1, breadcrumbs: 2, settings: 2 };

test("the shell has menus, breadcrumbs, notice and social links", async () => {
  const shell = await shellOf("/hulplijn", fakeUpstream(responses).fetch, {
    HELPLINE: "0800 5088",
    NOINDEX: "1",
  });
  expect(sizes(shell)).toEqual(complete);
  expect(shell).toMatchObject({ brand: "samen", path: "/hulplijn", helpline: "0800 5088", noindex: true });
  expect(new Date(shell.renderedAt).toISOString()).toBe(shell.renderedAt);
});

const failures: Record<string, () => Promise<Response>> = {
  "responds with 500": async () => new Response("oei", { status: 500 }),
  "responds with 404": async () => new Response("{}", { status: 404 }),
  "responds with 403": async () => new Response("{}", { status: 403 }),
  "responds with HTML": async () => new Response("<html></html>"),
  "responds with another type": async () => Response.json("menu"),
  "cannot be reached": () => Promise.reject(new TypeError("fetch failed")),
  "never responds": () => new Promise(() => {}),
};

const cases = Object.entries(calls).flatMap(([part, call]) =>
  Object.entries(failures).map(([how, fail]) => ({ part, call, how, fail })),
);

test.each(cases)("when the call for $part $how, only that part is missing", async ({ part, call, fail }) => {
  const { fetch } = fakeUpstream(responses);
  const shell = await shellOf("/hulplijn", (request) =>
    request.url.includes(call) ? fail() : fetch(request),
  );
  expect(sizes(shell)).toEqual({ ...complete, [part]: 0 });
});

test("without the CMS all parts are empty", async () => {
  const shell = await shellOf("/zorgen", () => Promise.reject(new TypeError("fetch failed")));
  expect(sizes(shell)).toEqual({ mainMenu: 0, footerMenu: 0, breadcrumbs: 0, settings: 0 });
  expect(shell.path).toBe("/zorgen");
});

test("the donation link leads to /doneren, or to the configured address", async () => {
  const { fetch } = fakeUpstream({});
  expect((await shellOf("/zorgen", fetch)).donateUrl).toBe("/doneren");
  const DONATE_URL = "https://geven.example.nl/start";
  expect((await shellOf("/zorgen", fetch, { DONATE_URL })).donateUrl).toBe(DONATE_URL);
});

test("the home page has no breadcrumbs and does not request them", async () => {
  const { fetch, requests } = fakeUpstream(responses);
  expect((await shellOf("/", fetch)).breadcrumbs).toEqual([]);
  expect(requests.some((path) => path.startsWith(calls.breadcrumbs))).toBe(false);
});

test.each([
  ["/nieuwsbrief/bedankt", true, false],
  ["/Geheugentest/", true, false],
  ["/zorgen", false, false],
  ["/", false, false],
])("%s by default: pre-footer hidden %s, footer hidden %s", async (path, prefooterHidden, footerHidden) => {
  expect(await shellOf(path, fakeUpstream({}).fetch)).toMatchObject({ prefooterHidden, footerHidden });
});

test("the pages without pre-footer or footer can be configured", async () => {
  const environment = { PREFOOTER_HIDDEN_ON: "/", FOOTER_HIDDEN_ON: "/collecte/scherm*" };
  const { fetch } = fakeUpstream({});
  expect(await shellOf("/", fetch, environment)).toMatchObject({
    prefooterHidden: true,
    footerHidden: false,
  });
  expect(await shellOf("/collecte/scherm-2", fetch, environment)).toMatchObject({ footerHidden: true });
  expect(await shellOf("/nieuwsbrief", fetch, environment)).toMatchObject({ prefooterHidden: false });
});

test("the shell has the visitor's consent and the configured third parties", async () => {
  const { app } = testApp({
    cms: fakeUpstream(responses).fetch,
    environment: { TAG_MANAGER_ID: "GTM-ABC1234", EMBED_HOSTS: "kaart.example.nl" },
  });
  const at = async (path: string, consent = "1s") => {
    const headers = { Cookie: `weergave=toestemming=${consent}` };
    const scope = await requestScope(new Request(`http://samen.localhost${path}`, { headers }), { app });
    return loadShell(scope, { path, address: path, openItem: null });
  };
  expect(await at("/zorgen")).toMatchObject({
    consent: { preferences: false, statistics: true, marketing: false },
    tagManager: "GTM-ABC1234",
    consentProvider: null,
    allowedEmbeds: [],
  });
  expect((await at("/zorgen")).embedHosts).toContain("kaart.example.nl");
  expect((await at("/geheugentest")).tagManager).toBeNull();
  // Without consent the page tells the same, but no tag manager reads it.
  const page = { pageKind: "contentPage" } as const;
  expect(pageData(await at("/zorgen"), page)).toMatchObject({
    "data-page-kind": "contentPage",
    "data-tag-manager": "",
  });
  expect(pageData(await at("/zorgen", "1"), page)).toEqual({ "data-page-kind": "contentPage" });
});

test("a configured consent provider is in the shell", async () => {
  const CONSENT_PROVIDER_ID = "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f";
  const shell = await shellOf("/zorgen", fakeUpstream({}).fetch, { CONSENT_PROVIDER_ID });
  expect(shell).toMatchObject({ consentProvider: CONSENT_PROVIDER_ID, tagManager: null });
});

test.each([
  ["/zorgen", true],
  ["/zoeken?zoekterm=koffie", true],
  ["/zoeken?zoekterm=", true],
  ["/zoeken?zoekterm=jan@voorbeeld.nl", false],
  ["/zoeken?zoekterm=mijn+man+Jan+Jansen+vindt+de+weg+niet", false],
  ["/regios?zoekterm=4001+AB", false],
  ["/geheugentest", false],
  ["/geheugentest/zelf/resultaat", false],
  ["/preview/node/12/34", false],
  ["/doneren?frequentie=eenmalig&bedrag=25", false],
  ["/informatie-brochure?runid=ab12", false],
])("whether %s may be reported to statistics: %s", async (path, tracked) => {
  expect((await shellOf(path, fakeUpstream(responses).fetch)).tracked).toBe(tracked);
});
