import { expect, test } from "vitest";
import { loader } from "~/routes/pages/page";
import { vacancyContent } from "../../backend/test-vacancies";
import { type Failing, regionSite } from "../setup/region-site";

const work = (fields: string) => `{ type: regio_vacancies, created: 2026-10-01, ${fields} }`;
/** Vacancies with the same activity in Culemborg, the same function in Tiel, both in Tiel, and both far away in Hoorn. */
const content: Record<string, string> = {
  ...vacancyContent,
  "pages/regios/rivierenland/vrijwilligerswerk/kind.yaml": work(
    "title: Zelfde soort, regio: /regios/rivierenland, activity: 56, plaatsnaam: Culemborg",
  ),
  "pages/regios/rivierenland/vrijwilligerswerk/function.yaml": work(
    "title: Zelfde functie, regio: /regios/rivierenland, function_type: 51, zip_code: 4001 AC, plaatsnaam: Tiel",
  ),
  "pages/regios/rivierenland/vrijwilligerswerk/both.yaml": work(
    "title: Allebei, regio: /regios/rivierenland, function_type: 51, activity: 56, plaatsnaam: Tiel",
  ),
  "pages/regios/rivierenland/vrijwilligerswerk/over.yaml": work(
    "title: Voorbij, regio: /regios/rivierenland, function_type: 51, activity: 56, plaatsnaam: Tiel, end_date: 2026-11-20",
  ),
  "pages/regios/west-friesland/vrijwilligerswerk/far.yaml": work(
    "title: Ver weg, regio: /regios/west-friesland, function_type: 51, activity: 56, plaatsnaam: Hoorn",
  ),
};

const gastvrouw = "/regios/rivierenland/vrijwilligerswerk/gastvrouw";

const site = (failing: Failing = {}, more: Record<string, string> = {}) =>
  regionSite(failing, { ...content, ...more });

async function open(path: string, at?: Awaited<ReturnType<typeof site>>) {
  const { loadContext, requests } = at ?? (await site());
  const request = new Request(`http://alzheimer.localhost${path}`);
  const { data, init } = await loader({ request, params: {}, context: loadContext() });
  if (!("vacancy" in data.page)) throw new Error(`no vacancy but ${data.page.type}`);
  const similar = data.page.data?.similar.map(({ title }) => title);
  return { similar, jsonLd: data.document.jsonLd ?? [], status: init?.status, requests };
}

test("similar vacancies are other open ones of the same activity or function nearby, sorted by distance", async () => {
  const { similar, requests } = await open(gastvrouw);
  expect(similar).toEqual(["Allebei", "Zelfde functie", "Zelfde soort"]);
  expect(requests.filter((call) => call.includes("vacancies/search"))).toEqual([
    "/api/v1/region/vacancies/search?query=&activityId=56&address=4001 AB&page=1&pageSize=4&radius=25",
    "/api/v1/region/vacancies/search?query=&functionId=51&address=4001 AB&page=1&pageSize=4&radius=25",
  ]);
});

test("a vacancy lists at most three similar vacancies", async () => {
  const more = Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [
      `pages/regios/rivierenland/vrijwilligerswerk/nog-${n}.yaml`,
      work(`title: Nog ${n}, regio: /regios/rivierenland, activity: 56, plaatsnaam: Tiel`),
    ]),
  );
  expect((await open(gastvrouw, await site({}, more))).similar).toHaveLength(3);
});

test("the page renders without similar vacancies when a search fails", async () => {
  const { similar, status } = await open(gastvrouw, await site({ "/api/v1/region/vacancies/search": 500 }));
  expect({ similar, status }).toEqual({ similar: [], status: 200 });
});

test("open applications and paid jobs have no similar vacancies", async () => {
  const at = await site();
  for (const path of ["/vrijwilligerswerk/open-sollicitatie", "/werken/webredacteur"]) {
    const { similar, requests } = await open(path, at);
    expect(similar).toEqual([]);
    expect(requests.filter((call) => call.includes("vacancies/"))).toEqual([]);
  }
});

test("an open vacancy has structured data as a job posting; a closed one and an open application do not", async () => {
  const at = await site();
  const { jsonLd } = await open(gastvrouw, at);
  expect(jsonLd).toMatchObject([
    {
      "@type": "JobPosting",
      datePosted: "2026-10-01",
      validThrough: "2026-11-21T23:59:59+01:00",
      hiringOrganization: { name: "alzheimer" },
    },
  ]);
  for (const path of [
    "/regios/rivierenland/vrijwilligerswerk/penningmeester",
    "/vrijwilligerswerk/open-sollicitatie",
  ])
    expect((await open(path, at)).jsonLd).toEqual([]);
});

test("a closed vacancy keeps its page, with similar open vacancies", async () => {
  const { status, similar } = await open("/regios/rivierenland/vrijwilligerswerk/over");
  expect(status).toBe(200);
  expect(similar).toContain("Gastvrouw of gastheer");
});
