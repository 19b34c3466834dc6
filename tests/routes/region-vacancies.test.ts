import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { loadRegionVacancies } from "~/features/regions/load.server";
import { loader as pageLoader } from "~/routes/pages/page";
import { loader as regionsLoader } from "~/routes/regions/regions";
import { vacancyContent } from "../../backend/test-vacancies";
import { regionSite } from "../setup/region-site";

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
/** Three pages of vacancies of the region in Tiel. */
const content: Record<string, string> = {
  ...vacancyContent,
  ...Object.fromEntries(
    numbers.map((n) => [
      `pages/regios/rivierenland/vrijwilligerswerk/bestuur-${n}.yaml`,
      `{ type: regio_vacancies, title: Bestuurslid ${n}, created: 2026-09-01, regio: /regios/rivierenland, plaatsnaam: Tiel }`,
    ]),
  ),
};

async function open(address: string) {
  const { loadContext, requests } = await regionSite({}, content);
  const request = new Request(`http://dementie.localhost${address}`);
  const args = { request, params: {}, context: loadContext() };
  const calls = () => requests.filter((call) => call.includes("/vacancies/"));
  if (address.startsWith("/regios?")) {
    const { data } = await regionsLoader(args);
    return { vacancies: data.landing?.parts.vacancies, calls: calls() };
  }
  const { data } = await pageLoader(args);
  if (data.page.type !== "regio") throw new Error(data.page.type);
  return { vacancies: data.page.data?.parts.vacancies, calls: calls() };
}

// The second query searches the activities, not the vacancies.
test.each(["", "?zoekterm=Culemborg&afstand=50"])(
  "a region lists its vacancies, six per page: '%s'",
  async (query) => {
    const { vacancies, calls } = await open(`/regios/rivierenland${query}`);
    expect(vacancies).toMatchObject({ place: null, total: 14, paging: { page: 1, count: 3 } });
    expect(vacancies?.items).toHaveLength(6);
    expect(vacancies?.items.map(({ title }) => title).slice(0, 2)).toEqual([
      "Wandelmaatje",
      "Gastvrouw of gastheer",
    ]);
    expect(calls).toEqual([expect.stringMatching(/^\/api\/v1\/region\/vacancies\/\d+\?page=1$/)]);
  },
);

test("the vacancies have their own page number, and 'Laad meer' also shows the earlier pages", async () => {
  const { vacancies } = await open("/regios/rivierenland?page=2&page-vacatures=2&vanaf-vacatures=1");
  expect(vacancies).toMatchObject({ paging: { page: 2, count: 3, before: 6 } });
  expect(vacancies?.items).toHaveLength(12);
});

test.each(["", "0", "-1", "abc", "1"])(
  "the page number '%s' shows the first page of vacancies",
  async (page) => {
    const { vacancies } = await open(`/regios/rivierenland?page-vacatures=${page}`);
    expect(vacancies?.paging.page).toBe(1);
    expect(vacancies?.items).toHaveLength(6);
  },
);

test.each(["3", "4", "99", "1000000000"])(
  "the page number %s shows the last page of vacancies",
  async (page) => {
    const last = await open(`/regios/rivierenland?page-vacatures=${page}`);
    expect(last.vacancies).toMatchObject({ paging: { page: 3 }, items: [{}, {}] });
  },
);

test("a search for a place lists the first page of vacancies within 10 km", async () => {
  const { vacancies, calls } = await open("/regios?zoekterm=4001%20AB");
  expect(vacancies).toMatchObject({ place: "4001 AB", total: 13, paging: { page: 1, count: 3 } });
  expect(calls).toEqual(["/api/v1/region/vacancies/closest?query=4001 AB&radius=10&page=1"]);
});

test("a search for the name of a region lists the vacancies of that region", async () => {
  const { vacancies, calls } = await open("/regios?zoekterm=Rivierenland");
  expect(vacancies).toMatchObject({ place: null, total: 14 });
  expect(calls).toHaveLength(1);
});

test("a region without vacancies has an empty list, not a failure", async () => {
  const { loadContext } = await regionSite();
  const request = new Request("http://dementie.localhost/regios/rivierenland");
  const { data } = await pageLoader({ request, params: {}, context: loadContext() });
  if (data.page.type !== "regio") throw new Error(data.page.type);
  expect(data.page.data?.parts.vacancies).toMatchObject({ items: [], total: 0 });
});

test("loading the vacancies of neither a region nor a place fails with a 500 and makes no call", async () => {
  const { loadContext, requests, logged } = await regionSite({}, content);
  const request = new Request("http://dementie.localhost/regios/rivierenland");
  const scope = await requestScope(request, loadContext());
  expect(await loadRegionVacancies(scope, { regionId: null, place: null })).toMatchObject({
    kind: "failed",
    status: 500,
    reason: "Internal server error",
  });
  expect(requests.filter((call) => call.includes("/vacancies/"))).toEqual([]);
  expect(logged).toContainEqual(
    expect.objectContaining({ level: "error", message: "vacancies of neither a region nor a place" }),
  );
});
