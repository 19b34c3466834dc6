import { expect, test } from "vitest";
import { action, loader } from "~/routes/newsletter/region-newsletter";
import { loader as thanksLoader } from "~/routes/newsletter/region-thanks";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";

const rendered = "2026-11-20T12:00:00.000Z";
const sendPath = "/api/v1/forms/region/newsletter/send";

async function at(regio: string, failing: Failing = {}) {
  const site = await regionSite(failing);
  const url = `http://alzheimer.localhost/regios/${regio}/nieuwsbrief`;
  const call = { params: { regio }, context: site.loadContext() };
  const post = (fields: Record<string, string>) =>
    action({ ...call, request: new Request(url, { method: "POST", body: new URLSearchParams(fields) }) });
  return { site, post, open: () => loader({ ...call, request: new Request(url) }) };
}

async function refused(fields: Record<string, string>, failing: Failing = {}) {
  const { post, site } = await at("rivierenland", failing);
  const response = await post(fields);
  if (!("data" in response)) throw new Error(`not refused but ${response.status}`);
  return { ...response.data, status: response.init?.status, site };
}

test("a sign-up is forwarded to the region with its time stamps and redirects to the confirmation", async () => {
  const { post, site } = await at("rivierenland");
  const response = await post({ email: " els @voorbeeld.nl", rendered, honeypot: "" });
  expect(response).toMatchObject({ status: 303 });
  expect(response instanceof Response && response.headers.get("Location")).toBe(
    "/regios/rivierenland/nieuwsbrief/bedankt",
  );
  const [sent] = site.posted.filter(({ path }) => path === sendPath);
  expect(sent?.fields).toEqual({
    RenderedTimeStamp: rendered,
    SentTimeStamp: expect.stringMatching(/^\d{4}-.*Z$/),
    Region: "Afdeling Rivierenland",
    RegioRecipientEmail: "nieuwsbrief-rivierenland@alzheimer.example",
    RecipientEmail: "els@voorbeeld.nl",
  });
});

test("the recipient is never taken from the form", async () => {
  const { post, site } = await at("west-friesland");
  await post({
    email: "els@voorbeeld.nl",
    rendered,
    Region: "Afdeling Rivierenland",
    RegioRecipientEmail: "boef@evil.example",
    regioRecipientEmail: "boef@evil.example",
    path: "/regios/rivierenland",
  });
  const [sent] = site.posted;
  expect(sent?.fields).toMatchObject({
    Region: "Afdeling West-Friesland",
    RegioRecipientEmail: "nieuwsbrief-west-friesland@alzheimer.example",
  });
  expect(JSON.stringify(sent)).not.toContain("evil");
});

test("a filled honeypot is forwarded and the visitor gets the normal confirmation", async () => {
  const { post, site } = await at("rivierenland");
  expect(await post({ email: "els@voorbeeld.nl", rendered, honeypot: "koop nu" })).toMatchObject({
    status: 303,
  });
  expect(site.posted[0]?.fields.HoneyPot).toBe("koop nu");
});

test.each([
  ["", "FieldMandatory"],
  ["els", "InvalidEmail"],
  [`${"e".repeat(250)}@voorbeeld.nl`, "FieldTooLong"],
])("'%s' is refused with %s, returned as typed and not forwarded", async (email, error) => {
  const { site, ...response } = await refused({ email, rendered });
  expect(response).toMatchObject({ status: 400, error, sendingFailed: false, email });
  expect(site.posted).toEqual([]);
});

test.each([
  ["the call fails", { [sendPath]: 500 }],
  ["the call is refused", { [sendPath]: 400 }],
  ["the page of the region cannot be loaded", { "/api/drupal/": 500 }],
  ["the lookup of the region fails", { "/api/v1/region/": 500 }],
  ["the lookup of the region takes too long", { "/api/v1/region/": 504 }],
])("the address is kept in the form and not logged when %s", async (_, failing) => {
  const { site, ...response } = await refused({ email: "els@voorbeeld.nl", rendered }, failing);
  expect(response).toMatchObject({
    status: 502,
    sendingFailed: true,
    uncertain: false,
    email: "els@voorbeeld.nl",
  });
  expect(JSON.stringify(site.logged)).not.toMatch(/voorbeeld\.nl|alzheimer\.example/);
});

test("the page with the form renders, also when the region cannot be loaded", async () => {
  const { open } = await at("rivierenland");
  expect(await open()).toMatchObject({
    region: "Afdeling Rivierenland",
    address: "/regios/rivierenland/nieuwsbrief",
    document: { title: "Nieuwsbrief van Afdeling Rivierenland", hasForm: true },
  });
  const down = await at("rivierenland", { "/": 503 });
  expect((await down.open()).document.title).toBe("Nieuwsbrief van de afdeling");
});

test("the recipient's address is not sent to the browser", async () => {
  const { open } = await at("rivierenland");
  expect(JSON.stringify(await open())).not.toContain("alzheimer.example");
});

test.each(["atlantis", "..", "<b>"])("the newsletter of the unknown region '%s' is a 404", async (regio) => {
  const { open, post } = await at(encodeURIComponent(regio));
  expect((await outcomeOf(open())).status).toBe(404);
  expect((await outcomeOf(post({ email: "els@voorbeeld.nl" }))).status).toBe(404);
});

test("the confirmation names the region and has noindex", async () => {
  const site = await regionSite();
  const request = new Request("http://alzheimer.localhost/regios/rivierenland/nieuwsbrief/bedankt");
  const thanks = (regio: string) => thanksLoader({ request, params: { regio }, context: site.loadContext() });
  expect((await thanks("rivierenland")).data).toMatchObject({
    region: "Afdeling Rivierenland",
    url: "/regios/rivierenland",
    document: { noindex: true },
  });
  expect((await outcomeOf(thanks("atlantis"))).status).toBe(404);
});

test("the confirmation counts a sign-up once, also of a region with an accent in its address", async () => {
  const site = await regionSite({ "/": 503 });
  const path = "/regios/s%C3%BAdwest/nieuwsbrief/bedankt";
  const headers = { Cookie: "aangemeld=%2Fnieuwsbrief" };
  const request = new Request(`http://alzheimer.localhost${path}`, { headers });
  const { data, init } = await thanksLoader({
    request,
    params: { regio: "súdwest" },
    context: site.loadContext(),
  });
  expect(data.signedUpOn).toBe("/nieuwsbrief");
  expect(new Headers(init?.headers).get("Set-Cookie")).toContain(`aangemeld=; Max-Age=0; Path=${path};`);
});
