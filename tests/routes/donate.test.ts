import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader } from "~/routes/donations/donate";
import { siteBackend } from "../../backend/test-support";
import { outcomeOf } from "../setup/call";
import { formBrowser } from "../setup/form-browser";
import { parseMain } from "../setup/parse-html";
import { createTestContext, type TestContext } from "../setup/test-context";
import { wholeSite } from "../setup/whole-site";

function load(context: TestContext, query = "") {
  const request = new Request(`http://alzheimer.localhost/doneren${query}`);
  return loader({ request, params: {}, context: context.loadContext() });
}

test("the donation page shows the CMS content", async () => {
  const loaded = await load(await createTestContext());
  expect(loaded).toMatchObject({
    page: { title: "Doneren" },
    choice: null,
    document: { title: "Doneren" },
  });
});

test("a chosen amount leads to the next step", async () => {
  const query = "?frequentie=maandelijks&bedrag-eenmalig=50&bedrag-maandelijks=25&ander-bedrag-maandelijks=";
  const outcome = await outcomeOf(load(await createTestContext(), query));
  expect(outcome).toMatchObject({ status: 302 });
});

test("an invalid amount shows an error, also in the title", async () => {
  const query = "?frequentie=eenmalig&bedrag=anders&ander-bedrag=een+tientje";
  expect(await load(await createTestContext(), query)).toMatchObject({
    choice: { donation: { input: "een tientje", cents: null, error: "InvalidAmount" } },
    document: { title: "Fout: Kies je gift", noindex: true },
  });
});

test("the amount is not in upstream requests or logs", async () => {
  const requests: string[] = [];
  const failing: Fetch = async (request) => {
    requests.push(request.url);
    return new Response(null, { status: 503 });
  };
  const context = await createTestContext({ cms: failing, productApi: failing });
  const outcome = await outcomeOf(load(context, "?voor=drenthe&frequentie=eenmalig&bedrag=4321,999"));
  expect(outcome.status).toBe(200);
  expect(requests.length).toBeGreaterThan(0);
  expect(JSON.stringify([requests, context.logged])).not.toContain("4321");
});

test("the donation page is a 404 if the CMS does not have it", async () => {
  const cms: Fetch = async () => new Response("{}", { status: 404 });
  const outcome = await outcomeOf(load(await createTestContext({ cms })));
  expect(outcome.status).toBe(404);
});

test("while regions and actions cannot be loaded, no link is unknown and no gift goes elsewhere", async () => {
  const backend = await siteBackend();
  let isDown = true;
  const failing: Fetch = async (request) =>
    isDown && /regions|steun-ons/.test(request.url) ? new Response(null, { status: 503 }) : backend(request);
  const site = await wholeSite({ cms: failing, productApi: failing });
  const browser = formBrowser(site.sendRequest);
  const gift = "frequentie=eenmalig&bedrag=25&voor=zeeland";
  const details = `/doneren/gegevens?${gift}`;
  const start = await browser.get("/doneren?voor=zeeland");
  expect([start.status, start.body.includes("We kennen")]).toEqual([200, false]);
  expect((await browser.get(details)).status).toBe(503);
  expect((await browser.get("/doneren/qr-code?voor=zeeland")).status).toBe(503);
  const typed: [string, string][] = [
    ["name", "Ineke Vermeulen"],
    ["email", "ineke@voorbeeld.nl"],
    ["goal", "region"],
    ["region", "zeeland"],
  ];
  for (const path of [details, details.replace("&voor=zeeland", "")]) {
    const posted = await browser.post(path, typed);
    expect(posted.status).toBe(503);
    expect(parseMain(posted.body).textContent).toContain("Wat je had ingevuld, is bewaard");
  }
  isDown = false;
  expect((await browser.post(details, typed)).headers.location).toBe(`/doneren/betalen?${gift}`);
});
