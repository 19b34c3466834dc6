import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { badTexts, damageTexts } from "../factories/damaged-texts";
import { wholeSite } from "../setup/whole-site";
import { visitedPages } from "./visited-pages";

const addresses = [
  ...visitedPages,
  ...["/dementie", "/nieuws/wandelen-in-de-winter", "/over-ons/werken-bij-alzheimer-nederland"],
  ...["/regios/rivierenland/over-de-regio", "/steun-ons/bedrijven/bedrijfsvrienden", "/zoeken?zoekterm=hulp"],
  ...["/nieuws.atom", "/vrijwilligerswerk.rss", "/regios/rivierenland/nieuws.atom", "/sitemap.xml?deel=1"],
  ...["/regios/rivierenland/activiteiten.ics", "/zoeken/suggesties?zoekterm=dem"],
];

/** In so many visits each text field is damaged once. */
const groups = 4;

/** The site with damaged texts; `damage` of a response gives the text of a field by its number. */
async function damagedSite(damage: (request: Request) => (field: number) => string | undefined) {
  const backend = await siteBackend();
  const upstream: Fetch = async (request) => {
    const response = await backend(request);
    if (!response.headers.get("Content-Type")?.includes("json")) return response;
    const { status } = response;
    return Response.json(damageTexts(await response.json(), damage(request)), { status });
  };
  let time = Date.parse("2026-11-21T12:00:00Z");
  const { sendRequest, logged } = await wholeSite({
    cms: upstream,
    productApi: upstream,
    // Each call is damaged in another way.
    cacheResponses: false,
    now: () => new Date(time),
    environment: { CACHE_SECONDS: "1", CACHE_STALE_SECONDS: "1", CACHE_OUTAGE_SECONDS: "1" },
  });
  return async (address: string) => {
    // Earlier pages have expired, so that each is rendered.
    time += 60_000;
    logged.length = 0;
    const { status } = await sendRequest(address);
    const errors = logged.filter(({ message }) => /^(unexpected error|page could not)/.test(message));
    return { status, errors: errors.map(({ fields }) => fields) };
  };
}

test("no page fails for bad texts in any response", async () => {
  let visits = 0;
  const visit = await damagedSite(
    () => (field) =>
      (field + visits) % groups === 0
        ? badTexts[(field + Math.floor(visits / groups)) % badTexts.length]
        : undefined,
  );
  for (let group = 0; group < groups; group += 1) {
    for (const address of addresses) {
      visits += 1;
      const { status, errors } = await visit(address);
      expect(errors, `${address}, group ${group}`).toEqual([]);
      expect(status).not.toBe(500);
    }
  }
});

test("no page fails for any bad text in the parts around it", async () => {
  const page = "/zorgen/partner";
  for (const half of [0, 1]) {
    let text = "";
    const visit = await damagedSite(
      ({ url }) =>
        (field) =>
          url.endsWith(page) || field % 2 === half ? undefined : text,
    );
    for (text of badTexts) expect(await visit(page), text.slice(0, 40)).toEqual({ status: 200, errors: [] });
  }
});
