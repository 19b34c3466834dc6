import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { noConsent } from "~/utils/visitor-choices";
import { testApp } from "../../../tests/setup/app-context";
import { saveChoices } from "./visitor-choices-cookie";

interface Visit {
  cookie?: string;
  back?: string;
  environment?: Record<string, string>;
}

async function kept(
  change: Parameters<typeof saveChoices>[2],
  { cookie = "", back, environment }: Visit = {},
) {
  const { app } = testApp({ environment, now: () => new Date("2026-11-21T23:30:00Z") });
  const request = new Request("http://samen.localhost/zoeken", { headers: { Cookie: cookie } });
  const form = new FormData();
  if (back !== undefined) form.set("terug", back);
  const scope = await requestScope(request, { app });
  const response = saveChoices(scope, form, change);
  return { response, set: response.headers.get("Set-Cookie") ?? "", view: scope.choices };
}

test("a choice is kept for as long as a browser keeps anything, and the visitor is back on the page", async () => {
  const { response, set } = await kept({ consent: noConsent }, { back: "/zoeken?zoekterm=mantelzorg" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/zoeken?zoekterm=mantelzorg");
  expect(set).toBe("weergave=toestemming=1; Max-Age=86400000; Path=/; HttpOnly; SameSite=Lax");
});

test("a choice leaves the earlier ones as they were", async () => {
  const cookie = "ander=1; weergave=toestemming=1psm&tekst=groot; nog=2";
  const { set } = await kept({ calm: true }, { cookie });
  expect(set).toMatch(/^weergave=toestemming=1psm&tekst=groot&rust=1;/);
});

test("whoever goes back to how it was carries nothing any more", async () => {
  const { set } = await kept({ calm: false }, { cookie: "weergave=rust=1" });
  expect(set).toMatch(/^weergave=; Max-Age=0;/);
});

test("over https the cookie travels over https only", async () => {
  const { set } = await kept({ calm: true }, { environment: { PUBLIC_URL: "https://www.example.nl" } });
  expect(set).toMatch(/; Secure/);
});

test.each([undefined, "https://elders.example", "//elders.example"])(
  "a form that leads back to %s leads home",
  async (back) => {
    const { response } = await kept({ calm: true }, back === undefined ? {} : { back });
    expect(response.headers.get("Location")).toBe("/");
  },
);

test("the age of a dismissal is counted in days of Amsterdam", async () => {
  // On the clock above it is already the 22nd there.
  const { view } = await kept({}, { cookie: "weergave=slideInId=a1&lastDateObjectClosed=2026-10-23" });
  expect(view.dismissedSlideIn).toBeNull();
});

test("a form that names a place on its page leads back to it", async () => {
  const { app } = testApp();
  const form = new FormData();
  form.set("terug", "/zorgen");
  form.set("anker", "keuzes");
  const scope = await requestScope(new Request("http://samen.localhost/cookies"), { app });
  expect(saveChoices(scope, form, { calm: true }).headers.get("Location")).toBe("/zorgen#keuzes");
});

const provided = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
const answer = encodeURIComponent(
  "{stamp:'a=',necessary:true,preferences:false,statistics:true,marketing:false,method:'explicit',ver:1}",
);

test("where an external provider asks, its cookie leads and ours never holds consent", async () => {
  const cookie = `weergave=toestemming=1psm&tekst=groot; CookieConsent=${answer}`;
  const { view, set } = await kept({ calm: true }, { cookie, environment: provided });
  expect(view).toMatchObject({ consent: { ...noConsent, statistics: true }, textSize: "groot" });
  expect(set).toMatch(/^weergave=tekst=groot&rust=1;/);
});

test.each(["weergave=toestemming=1psm", "CookieConsent=%E0%A4%A", "CookieConsent=0"])(
  "with that provider, %s agrees to nothing",
  async (cookie) => {
    expect((await kept({}, { cookie, environment: provided })).view.consent).toBeNull();
  },
);

test("without that provider its cookie says nothing", async () => {
  expect((await kept({}, { cookie: `CookieConsent=${answer}` })).view.consent).toBeNull();
});
