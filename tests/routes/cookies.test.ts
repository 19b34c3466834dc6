import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { action, loader } from "~/routes/consent/cookies";
import { createTestContext, type TestContext } from "../setup/test-context";

const address = "http://samen.localhost/cookies";
const provided = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };

function load(context: TestContext, query = "") {
  return loader({ request: new Request(address + query), params: {}, context: context.loadContext() });
}

interface Sent {
  fields?: [name: string, value: string][];
  cookie?: string;
  environment?: Record<string, string>;
}

/** The redirect target of a form and the cookie it sets. */
async function answer({ fields = [], cookie = "", environment = {} }: Sent) {
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
])("the bar's '%s' is kept, and leads back to the page it stood on", async (keuze, kept) => {
  const { status, to, set } = await answer({ fields: from(["keuze", keuze]) });
  expect([status, to]).toEqual([303, "/zorgen?page=2"]);
  expect(set).toBe(`${kept}; Max-Age=86400000`);
});

test("a choice for each category is kept, and confirmed at its place on the page", async () => {
  const { to, set } = await answer({
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

test("consent is withdrawn as it was given, and other choices stay", async () => {
  const cookie = "weergave=toestemming=1psm&tekst=groot";
  const { set } = await answer({ fields: from(["keuze", "niets"]), cookie });
  expect(set).toContain("weergave=toestemming=1&tekst=groot;");
});

test("allowing marketing at something of another site keeps the other categories", async () => {
  const fields = from(["keuze", "marketing"], ["anker", "embed-film"]);
  const { to, set } = await answer({ fields, cookie: "weergave=toestemming=1s" });
  expect(to).toBe("/zorgen?page=2#embed-film");
  expect(set).toContain("weergave=toestemming=1sm;");
});

test("showing an embed once does not give consent", async () => {
  const fields = from(["keuze", "deze"], ["deze", "embed-film"], ["anker", "embed-film"]);
  const { to, set } = await answer({ fields });
  expect(to).toBe("/zorgen?page=2#embed-film");
  expect(set).toMatch(/^alleen-deze=/);
});

test.each([[[]], [from()], [from(["keuze", "misschien"])], [from(["keuze", "deze"])]])(
  "an empty form changes nothing: %j",
  async (fields: [string, string][]) => {
    const { status, set } = await answer({ fields, cookie: "weergave=toestemming=1s" });
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

test("where an external provider asks, our forms give no consent, but still show something once", async () => {
  const given = await answer({ fields: from(["keuze", "alles"]), environment: provided });
  expect([given.status, given.set]).toEqual([303, ""]);
  const fields = from(["keuze", "deze"], ["deze", "embed-film"]);
  expect((await answer({ fields, environment: provided })).set).toMatch(/^alleen-deze=/);
});

test("the page is that of the CMS, with what is kept by this configuration", async () => {
  const page = await load(await createTestContext());
  expect(page.document.title).toBe("Cookies");
  expect(page.blocks.length).toBeGreaterThan(0);
  expect(page.submitted).toBe(false);
  const names = page.items.map(({ name }) => name);
  expect(names).toContain("weergave");
  expect(names).not.toContain("CookieConsent");
  const configured = await createTestContext({ environment: { ...provided, TAG_MANAGER_ID: "GTM-ABC1234" } });
  const others = (await load(configured)).items.map(({ name }) => name);
  expect(others).toEqual(expect.arrayContaining(["CookieConsent", "_ga"]));
});

test("the choice stands without its page in the CMS", async () => {
  const cms: Fetch = async () => new Response(null, { status: 500 });
  expect(await load(await createTestContext({ cms }))).toMatchObject({
    header: null,
    blocks: [],
    document: { title: "Cookies" },
  });
});
