import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { type Effect, effects } from "../../scripts/docs/absences";
import { parseHtml } from "../setup/parse-html";
import { wholeSite } from "../setup/whole-site";
import { reads } from "./contract-reads";

const contract = readFileSync("docs/backend-contract.md", "utf8");
const region = "/regios/rivierenland";
/** A page that makes the call, by call. */
const pages: Record<string, string> = {
  "GET /api/drupal/api/homepage": "/",
  "GET /api/drupal/{path}": "/zorgen/partner",
  "GET /api/drupal/api/breadcrumb?path={path}": "/zorgen/partner",
  "GET /api/drupal/api/menu_items/main": "/zorgen/partner",
  "GET /api/drupal/api/menu_items/footer": "/zorgen/partner",
  "GET /api/drupal/api/node-path?path=/node/12": "/zorgen/partner",
  "GET /api/drupal/api/taxonomies/{vocabulary}": "/vrijwilligerswerk",
  "GET /api/drupal/api/slideins": "/steun-ons",
  "GET /api/drupal/api/asset-injector/css": "/",
  "GET /api/drupal/api/get-regio-services?regio={id}": region,
  "GET /api/drupal/api/get-regio-highlights?regio={id}": region,
  "GET /api/drupal/api/get-regio-single-info-about-dementie?regio={id}": region,
  "GET /api/drupal/api/get-regio-generic-info-about-dementie": region,
  "GET /api/drupal/api/get-regio-over-de-regio?regio={id}": region,
  "GET /api/drupal/api/all-bedrijfsvriend": "/steun-ons/bedrijven/bedrijfsvrienden",
  "GET /api/v1/redirect/from?path={path}": "/zorgen/partner",
  "GET /api/v1/es/search?query={term}&contentType={alle | informatie | nieuws | regio}":
    "/zoeken?zoekterm=partner",
  "GET /api/v1/es/news/latest?categoryId={id}": "/",
  "GET /api/v1/es/news?page={n}": "/nieuws",
  "GET /api/v1/es/news/search?query={text}&page={n}": "/nieuws?zoekterm=tips",
  "GET /api/v1/recommendation-items?overviewPageId={id}&page={n}&pageSize={n}": "/boeken-en-films",
  "GET /api/v1/region/search?query={text}": "/regios?zoekterm=Tiel",
  "GET /api/v1/region/{regionName}": `${region}/nieuws`,
  "GET /api/v1/region/locations/{regionId}?locationType={type}&page={n}": `${region}/locaties`,
  "GET /api/v1/region/activityTypes/{regionId}": region,
  "GET /api/v1/region/cities/{regionId}": region,
  "GET /api/v1/region/activityTypes/closest?radius={km}&query={place}": `${region}?zoekterm=Tiel`,
  "GET /api/v1/region/activities/{regionId}?activityType={type}&city={city}&page={n}": region,
  "GET /api/v1/region/activities/closest?query={place}&radius={km}&page={n}&activityType={type}":
    "/leven-met-dementie/bewegen-en-eten?zoekterm=Tiel",
  "GET /api/v1/region/activities/byType?activityType={type}&page={n}": "/leven-met-dementie/bewegen-en-eten",
  "GET /api/v1/region/location/activities/{locationId}?page={n}": `${region}/locaties/alzheimer-cafe-tiel`,
  "GET /api/v1/region/news?regionId={id}&regionName={name}&page={n}": `${region}/nieuws`,
  "GET /api/v1/region/news-search?query={text}&regionId={id}&regionName={name}&page={n}": `${region}/nieuws?zoekterm=koffie`,
  "GET /api/v1/region/vacancies/search?query={text}&functionId={id}&activityId={id}&durationId={id}&availabilityId={id}&address={place}&page={n}&pageSize={n}&radius={km}":
    "/vrijwilligerswerk",
  "GET /api/v1/region/vacancies/closest?query={place}&radius={km}&page={n}": "/regios?zoekterm=Tiel",
  "GET /api/v1/region/vacancies/{regionId}?page={n}": region,
  "GET /api/drupal/api/site-settings": "/",
  "GET /api/drupal/api/structured-data": "/hulplijn",
  "GET /api/drupal/api/site-addresses?page={n}": "/sitemap.xml",
  "GET /api/v1/es/suggest?query={text}": "/zoeken/suggesties?zoekterm=par",
  "GET /api/v1/regions": "/regios",
  "GET /api/v1/region/activities/{regionId}/all?activityType={type}&months={n}": `${region}/activiteiten.ics`,
};

/** The paths of a call. */
function patternOf(call: string): RegExp {
  if (call === "GET /api/drupal/{path}") return /^\/api\/drupal\/zorgen\/partner$/;
  const [, path = ""] = /^GET ([^?]+)/.exec(call) ?? [];
  const source = path
    .replace("/{regionName}", "/(?!search$)[^/]+")
    .replace("activities/{regionId}", "activities/\\d+")
    .replace("activityTypes/{regionId}", "activityTypes/\\d+")
    .replace("vacancies/{regionId}", "vacancies/\\d+")
    .replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

const responses: Record<string, () => Response> = {
  204: () => new Response(null, { status: 204 }),
  404: () => new Response("{}", { status: 404, headers: { "Content-Type": "application/json" } }),
  "[]": () => Response.json([]),
};

/** The texts of a page, and whether the call was made. */
async function load(address: string, call: string | null, name = "404") {
  const backend = await siteBackend();
  const pattern = call === null ? null : patternOf(call);
  let isCalled = false;
  const upstream: Fetch = async (request) => {
    if (!pattern?.test(new URL(request.url).pathname)) return backend(request);
    isCalled = true;
    return responses[name]?.() ?? new Response(null, { status: 500 });
  };
  const { sendRequest } = await wholeSite({ cms: upstream, productApi: upstream });
  const { status, body } = await sendRequest(address, { headers: { Host: "dementie.localhost" } });
  const elements = [...parseHtml(String(body)).querySelectorAll("main p, main h1, main h2, main h3, main a")];
  return { status: status ?? 0, isCalled, texts: elements.map(({ textContent }) => textContent.trim()) };
}

/** What visitors see of a page, compared with what they see otherwise. */
function effectOf({ status, texts }: { status: number; texts: string[] }, usual: string[]): Effect {
  if (status === 404) return "not found";
  if (status === 503) return "outage";
  const added = texts.filter((text) => !usual.includes(text)).join("\n");
  if (/nu even niet/.test(added)) return "notice";
  if (/\b(geen|niets)\b/i.test(added)) return "nothing found";
  expect(added).toBe("");
  return "hidden";
}

test("every call of JSON has a row", () => {
  const isPrivate = Object.keys(reads).filter((call) => reads[call]?.isPrivate);
  expect([...Object.keys(effects), ...isPrivate].toSorted()).toEqual(Object.keys(reads).toSorted());
});

test.each(Object.entries(effects))(
  "%s has the documented effect where it has nothing",
  async (call, documented) => {
    const address = pages[call] ?? "";
    const usual = await load(address, null);
    expect(usual.status).toBe(200);
    const observed: Record<string, Effect> = {};
    for (const name of Object.keys(responses)) {
      if (name === "[]" && reads[call]?.empty !== "[]") continue;
      const got = await load(address, call, name);
      expect(got.isCalled, call).toBe(true);
      observed[name] = effectOf(got, usual.texts);
    }
    expect(observed).toEqual(documented);
  },
);

test("a 204 shows that nothing was found only where the contract lists it, and is never a missing page", () => {
  const said = Object.entries(effects).filter(
    ([, { 204: effect }]) => effect === "nothing found" || effect === "not found",
  );
  for (const [call] of said) {
    const [, section = ""] = contract.split(call.replace("GET", "### GET"));
    expect(section.split("\n### ")[0], call).toContain("204 if there are none");
  }
});
