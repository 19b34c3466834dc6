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

async function save(
  change: Parameters<typeof saveChoices>[2],
  { cookie = "", back, environment }: Visit = {},
) {
  const { app } = testApp({ environment, now: () => new Date("2026-11-21T23:30:00Z") });
  const request = new Request("http://samen.localhost/zoeken", { headers: { Cookie: cookie } });
  const scope = await requestScope(request, { app });
  const response = saveChoices(scope, { terug: back }, change);
  return { response, set: response.headers.get("Set-Cookie") ?? "", choices: scope.choices };
}

test("a choice is stored for 1000 days, and the visitor returns to the page", async () => {
  const { response, set } = await save({ consent: noConsent }, { back: "/zoeken?zoekterm=mantelzorg" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/zoeken?zoekterm=mantelzorg");
  expect(set).toBe("weergave=toestemming=1; Max-Age=86400000; Path=/; HttpOnly; SameSite=Lax");
});

test("a new choice leaves earlier choices unchanged", async () => {
  const cookie = "ander=1; weergave=toestemming=1psm&tekst=groot; nog=2";
  const { set } = await save({ calm: true }, { cookie });
  expect(set).toMatch(/^weergave=toestemming=1psm&tekst=groot&rust=1;/);
});

test("returning to the defaults deletes the cookie", async () => {
  const { set } = await save({ calm: false }, { cookie: "weergave=rust=1" });
  expect(set).toMatch(/^weergave=; Max-Age=0;/);
});

test("with an https address the cookie is Secure", async () => {
  const { set } = await save({ calm: true }, { environment: { PUBLIC_URL: "https://www.example.nl" } });
  expect(set).toMatch(/^__Host-weergave=rust=1; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test.each([undefined, "https://elders.example", "//elders.example"])(
  "a form with the return address %s leads to the home page",
  async (back) => {
    const { response } = await save({ calm: true }, back === undefined ? {} : { back });
    expect(response.headers.get("Location")).toBe("/");
  },
);

test("the age of a dismissal is counted in Amsterdam days", async () => {
  // At the time of `save` it is already the 22nd there.
  const { choices } = await save({}, { cookie: "weergave=slideInId=a1&lastDateObjectClosed=2026-10-23" });
  expect(choices.dismissedSlideIns).toEqual([]);
});

test("a form with an anchor leads back to that place on its page", async () => {
  const { app } = testApp();
  const form = { terug: "/zorgen", anker: "keuzes" };
  const scope = await requestScope(new Request("http://samen.localhost/cookies"), { app });
  expect(saveChoices(scope, form, { calm: true }).headers.get("Location")).toBe("/zorgen#keuzes");
});

const withProvider = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
const providerCookie = encodeURIComponent(
  "{stamp:'a=',necessary:true,preferences:false,statistics:true,marketing:false,method:'explicit',ver:1}",
);

test("with an external consent provider, consent comes from its cookie and is not stored in the site's", async () => {
  const cookie = `weergave=toestemming=1psm&tekst=groot; CookieConsent=${providerCookie}`;
  const { choices, set } = await save({ calm: true }, { cookie, environment: withProvider });
  expect(choices).toMatchObject({ consent: { ...noConsent, statistics: true }, textSize: "groot" });
  expect(set).toMatch(/^weergave=tekst=groot&rust=1;/);
});

test.each(["weergave=toestemming=1psm", "CookieConsent=%E0%A4%A", "CookieConsent=0"])(
  "with an external consent provider, %s is no consent",
  async (cookie) => {
    expect((await save({}, { cookie, environment: withProvider })).choices.consent).toBeNull();
  },
);

test("without an external consent provider its cookie is ignored", async () => {
  expect((await save({}, { cookie: `CookieConsent=${providerCookie}` })).choices.consent).toBeNull();
});
