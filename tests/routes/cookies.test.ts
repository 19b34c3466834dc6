import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { action, loader } from "~/routes/consent/cookies";
import { createTestContext, type TestContext } from "../setup/test-context";

const address = "http://samen.localhost/cookies";
const withProvider = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };

function load(context: TestContext, query = "") {
  return loader({ request: new Request(address + query), params: {}, context: context.loadContext() });
}

interface Submission {
  fields?: [name: string, value: string][];
  cookie?: string;
  environment?: Record<string, string>;
}

/** The redirect target of a form and the cookie it sets. */
async function post({ fields = [], cookie = "", environment = {} }: Submission) {
  const context = await createTestContext({ environment });
  const body = new URLSearchParams(fields);
  const request = new Request(address, { method: "POST", body, headers: { Cookie: cookie } });
  const response = await action({ request, params: {}, context: context.loadContext() });
  const [set = ""] = (response.headers.get("Set-Cookie") ?? "").split("; Path");
  return { status: response.status, to: response.headers.get("Location"), set };
}

const from = (...fields: [string, string][]): [string, string][] => [["terug", "/zorgen?page=2"], ...fields];

test.each([
  ["alles", "weergave=toestemming=1psm"],
  ["niets", "weergave=toestemming=1"],
])("the choice '%s' in the consent bar is stored and redirects back to the page", async (keuze, stored) => {
  const { status, to, set } = await post({ fields: from(["keuze", keuze]) });
  expect([status, to]).toEqual([303, "/zorgen?page=2"]);
  expect(set).toBe(`${stored}; Max-Age=86400000`);
});

test("a choice per category is stored and confirmed at the anchor of its form", async () => {
  const { to, set } = await post({
    fields: [
      ["terug", "/cookies?bewaard=1"],
      ["anker", "keuzes"],
      ["soort", "statistics"],
      ["keuze", "zelf"],
    ],
  });
  expect(to).toBe("/cookies?bewaard=1#keuzes");
  expect(set).toContain("weergave=toestemming=1s;");
  expect((await load(await createTestContext(), "?bewaard=1")).submitted).toBe(true);
});

test("withdrawing consent keeps the other preferences", async () => {
  const cookie = "weergave=toestemming=1psm&tekst=groot";
  const { set } = await post({ fields: from(["keuze", "niets"]), cookie });
  expect(set).toContain("weergave=toestemming=1&tekst=groot;");
});

test("allowing marketing at an embed keeps the other categories", async () => {
  const fields = from(["keuze", "marketing"], ["anker", "embed-film"]);
  const { to, set } = await post({ fields, cookie: "weergave=toestemming=1s" });
  expect(to).toBe("/zorgen?page=2#embed-film");
  expect(set).toContain("weergave=toestemming=1sm;");
});

test("allowing one embed does not give consent", async () => {
  const fields = from(["keuze", "deze"], ["deze", "embed-film"], ["anker", "embed-film"]);
  const { to, set } = await post({ fields });
  expect(to).toBe("/zorgen?page=2#embed-film");
  expect(set).toMatch(/^alleen-deze=/);
});

test.each([[[]], [from()], [from(["keuze", "misschien"])], [from(["keuze", "deze"])]])(
  "a form without a valid choice changes nothing: %j",
  async (fields: [string, string][]) => {
    const { status, set } = await post({ fields, cookie: "weergave=toestemming=1s" });
    expect([status, set]).toEqual([303, ""]);
  },
);

test("a POST without a form body changes nothing", async () => {
  const context = await createTestContext();
  const headers = { "Content-Type": "application/json" };
  const request = new Request(address, { method: "POST", body: '{"keuze":"alles"}', headers });
  const response = await action({ request, params: {}, context: context.loadContext() });
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([303, null]);
});

test("with an external consent provider the forms store no consent, but still allow one embed", async () => {
  const response = await post({ fields: from(["keuze", "alles"]), environment: withProvider });
  expect([response.status, response.set]).toEqual([303, ""]);
  const fields = from(["keuze", "deze"], ["deze", "embed-film"]);
  expect((await post({ fields, environment: withProvider })).set).toMatch(/^alleen-deze=/);
});

test("the page has the CMS content and lists the cookies of this configuration", async () => {
  const page = await load(await createTestContext());
  expect(page.document.title).toBe("Cookies");
  expect(page.blocks.length).toBeGreaterThan(0);
  expect(page.submitted).toBe(false);
  const names = page.items.map(({ name }) => name);
  expect(names).toContain("weergave");
  expect(names).not.toContain("CookieConsent");
  const configured = await createTestContext({
    environment: { ...withProvider, TAG_MANAGER_ID: "GTM-ABC1234" },
  });
  const others = (await load(configured)).items.map(({ name }) => name);
  expect(others).toEqual(expect.arrayContaining(["CookieConsent", "_ga"]));
});

test("the consent form renders without its page in the CMS", async () => {
  const cms: Fetch = async () => new Response(null, { status: 500 });
  expect(await load(await createTestContext({ cms }))).toMatchObject({
    header: null,
    blocks: [],
    document: { title: "Cookies" },
  });
});
