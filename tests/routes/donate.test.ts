import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader } from "~/routes/donations/donate";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

function load(context: TestContext, query = "") {
  const request = new Request(`http://alzheimer.localhost/doneren${query}`);
  return loader({ request, params: {}, context: context.loadContext() });
}

test("the donation page shows the CMS content", async () => {
  const loaded = await load(await createTestContext());
  expect(loaded).toMatchObject({
    page: { title: "Doneren" },
    donation: null,
    document: { title: "Doneren" },
  });
});

test("a donation page with a chosen amount shows it and has noindex", async () => {
  const query = "?frequentie=maandelijks&bedrag-eenmalig=50&bedrag-maandelijks=25&ander-bedrag-maandelijks=";
  expect(await load(await createTestContext(), query)).toMatchObject({
    donation: { frequency: "maandelijks", cents: 2500 },
    document: { title: "Doneren", noindex: true },
  });
});

test("an invalid amount shows an error, also in the title", async () => {
  const query = "?frequentie=eenmalig&bedrag=anders&ander-bedrag=een+tientje";
  expect(await load(await createTestContext(), query)).toMatchObject({
    donation: { input: "een tientje", cents: null, error: "InvalidAmount" },
    document: { title: "Fout: Doneren" },
  });
});

test("the amount is not in upstream requests or logs", async () => {
  const requests: string[] = [];
  const failing: Fetch = async (request) => {
    requests.push(request.url);
    return new Response(null, { status: 503 });
  };
  const context = await createTestContext({ cms: failing, productApi: failing });
  const outcome = await outcomeOf(load(context, "?frequentie=eenmalig&bedrag=4321"));
  expect(outcome.status).toBe(503);
  expect(requests.length).toBeGreaterThan(0);
  expect(JSON.stringify([requests, context.logged])).not.toContain("4321");
});

test("the donation page is a 404 if the CMS does not have it", async () => {
  const cms: Fetch = async () => new Response("{}", { status: 404 });
  const outcome = await outcomeOf(load(await createTestContext({ cms }), "?frequentie=eenmalig&bedrag=25"));
  expect(outcome.status).toBe(404);
});
