import { expect, test } from "vitest";
import { regionTestNow } from "../test-regions";
import { backendWith } from "../test-support";
import { vacancyContent } from "../test-vacancies";

type Item = { Title: string; Vacancy: { Distance: number | null } };
type ListResponse = { Total: number; Items?: Item[]; Vacancies?: Item[] };
const isList = (json: unknown): json is ListResponse =>
  typeof json === "object" && json !== null && "Total" in json;

async function vacancyBackend(now = regionTestNow) {
  const { request, json } = await backendWith(vacancyContent, { now });
  const region = await json("/api/v1/region/rivierenland");
  const rivierenland = typeof region === "object" && region !== null && "Id" in region ? region.Id : "";
  /** The titles of a list with the total; the status when it is not 200. */
  const list = async (path: string) => {
    const response = await request(`/api/v1/region/vacancies/${path}`);
    const body: unknown = await response.json();
    if (response.status !== 200 || !isList(body)) return response.status;
    return {
      titles: (body.Items ?? body.Vacancies ?? []).map(({ Title }) => Title),
      total: body.Total,
    };
  };
  const titles = async (query: string) => {
    const found = await list(`search?${query}`);
    return typeof found === "object" ? found.titles : found;
  };
  return { request, json, list, titles, rivierenland };
}

const host = "Gastvrouw of gastheer";
const national = ["Luisteren aan de lijn", "Open sollicitatie"];
const all = ["Luisteren aan de lijn", "Wandelmaatje", "Loop je mee?", host, "Open sollicitatie"];

test("open voluntary vacancies are listed newest first, without drafts, closed vacancies and paid jobs", async () => {
  const { list } = await vacancyBackend();
  expect(await list("search")).toEqual({ titles: all, total: 5 });
  expect(await list("search?query=&address=&functionId=&activityId=")).toEqual({ titles: all, total: 5 });
});

test("a page has the requested number of vacancies, 15 by default, and pages count from 1", async () => {
  const { list } = await vacancyBackend();
  expect(await list("search?page=1&pageSize=2")).toEqual({ titles: all.slice(0, 2), total: 5 });
  expect(await list("search?page=3&pageSize=2")).toEqual({ titles: all.slice(4), total: 5 });
  expect(await list("search?page=2")).toEqual({ titles: [], total: 5 });
});

test("a vacancy closes at midnight in Amsterdam after its last day", async () => {
  const on = async (time: string) => {
    const { titles } = await vacancyBackend(() => new Date(time));
    return titles("functionId=51&functionId=53");
  };
  expect(await on("2026-11-20T22:59:59Z")).toHaveLength(2);
  expect(await on("2026-11-20T23:00:00Z")).toEqual([host]);
  expect(await on("2026-11-21T22:59:59Z")).toEqual([host]);
  expect(await on("2026-11-21T23:00:00Z")).toBe(404);
});

test("a vacancy must match all filters, and one value within each", async () => {
  const { titles } = await vacancyBackend();
  expect(await titles("functionId=52")).toEqual(["Wandelmaatje", "Loop je mee?"]);
  expect(await titles("functionId=51&functionId=52")).toEqual(["Wandelmaatje", "Loop je mee?", host]);
  expect(await titles("functionId=52&durationId=47")).toEqual(["Wandelmaatje"]);
  expect(await titles("availabilityId=42")).toEqual(["Luisteren aan de lijn", host]);
  expect(await titles("activityId=58&durationId=46")).toEqual(["Loop je mee?"]);
  expect(await titles("functionId=52&availabilityId=42")).toBe(404);
  expect(await titles("functionId=99")).toBe(404);
});

test("near a place the nearest vacancies come first and national ones last", async () => {
  const { titles } = await vacancyBackend();
  expect(await titles("address=Culemborg&radius=16")).toEqual(["Wandelmaatje", ...national]);
  expect(await titles("address=culemborg&radius=17")).toEqual(["Wandelmaatje", host, ...national]);
  expect(await titles("address=4001+AB&radius=25")).toEqual([host, "Wandelmaatje", ...national]);
  expect(await titles("address=Hoorn")).toEqual(["Loop je mee?", "Wandelmaatje", host, ...national]);
  expect(await titles("address=West-Terschelling&radius=5")).toEqual(national);
  expect(await titles("address=West-Terschelling&radius=5&functionId=52")).toBe(404);
  expect(await titles("radius=5")).toEqual(all);
});

test("a search near a place includes distances rounded to 100 metres", async () => {
  const { json } = await vacancyBackend();
  const distances = async (query: string) => {
    const body = await json(`/api/v1/region/vacancies/search?${query}`);
    return isList(body) && body.Items?.map(({ Vacancy }) => Vacancy.Distance);
  };
  expect(await distances("address=Tiel&radius=25")).toEqual([0, 16, null, null]);
  expect(await distances("")).toEqual([null, null, null, null, null]);
});

test.each([
  ["gastvrouw", [host]],
  ["alzheimer café tiel", [host]],
  ["ontmoeten", [host]],
  ["culemborg", ["Wandelmaatje"]],
  ["west-friesland", ["Loop je mee?"]],
  ["maatjes", ["Wandelmaatje", "Loop je mee?"]],
  ["rivierenland", ["Wandelmaatje", host]],
  ["webredacteur", 404],
  ["xylofoon", 404],
])("a search for %s matches title, subtitle, kind of work, town and region", async (query, found) => {
  const { titles } = await vacancyBackend();
  expect(await titles(`query=${encodeURIComponent(query)}`)).toEqual(found);
});

test("words, filters and a place can be combined", async () => {
  const { titles } = await vacancyBackend();
  expect(await titles("query=maatje&functionId=52&address=Hoorn&radius=50")).toEqual(["Loop je mee?"]);
  expect(await titles("query=maatje&functionId=51")).toBe(404);
});

test("the closest call lists regional vacancies near a place, six per page", async () => {
  const { list } = await vacancyBackend();
  expect(await list("closest?query=Tiel&radius=10")).toEqual({ titles: [host], total: 1 });
  expect(await list("closest?query=4100&radius=25&page=1")).toEqual({
    titles: ["Wandelmaatje", host],
    total: 2,
  });
  expect(await list("closest?query=Tiel&radius=25&page=2")).toEqual({ titles: [], total: 2 });
  expect(await list("closest?query=West-Terschelling&radius=5")).toBe(404);
  expect(await list("closest?query=Nergenshuizen&radius=50")).toBe(404);
});

test("the vacancies of a region are listed; an unknown region and one without vacancies return 404", async () => {
  const { list, rivierenland } = await vacancyBackend();
  expect(await list(`${rivierenland}?page=1`)).toEqual({ titles: ["Wandelmaatje", host], total: 2 });
  expect(await list(`${rivierenland}?page=2`)).toEqual({ titles: [], total: 2 });
  for (const id of ["0", "weg", "1.5", "999999"]) expect(await list(id)).toBe(404);
});

test("a vacancy has its type, place, terms and dates, regional and national", async () => {
  const { json } = await vacancyBackend();
  expect(await json("/api/v1/region/vacancies/search?query=lijn")).toEqual({
    Total: 1,
    Items: [
      {
        Id: expect.stringMatching(/^\d+$/),
        Title: "Luisteren aan de lijn",
        SubTitle: null,
        Introduction: "",
        Data: { Path: "/vrijwilligerswerk/hulplijn" },
        Vacancy: {
          VacancyType: "landelijk",
          NationalType: "vanuit_huis",
          City: null,
          Activity: null,
          Availability: "Avond",
          Duration: "Een paar uur per maand",
          Function: null,
          PublicationDate: "2026-11-09",
          EndDate: "2027-01-31",
          Distance: null,
        },
      },
    ],
  });
});

test.each([
  "search?page=0",
  "search?page=een",
  "search?page=",
  "search?pageSize=0",
  "search?pageSize=101",
  "search?address=Tiel&radius=0",
  "search?address=Tiel&radius=101",
  "search?address=Tiel&radius=5.5",
  "search?functionId=gastvrouw",
  "search?functionId=51&functionId=-1",
  "search?activityId=1,2",
  "search?durationId=1e3",
  "search?availabilityId=9999999999999999999",
  "closest?radius=10",
  "closest?query=+&radius=10",
  "closest?query=Tiel",
  "closest?query=Tiel&radius=ver",
  "closest?query=Tiel&radius=10&page=-1",
  "{id}?page=0",
])("%s is rejected with 400", async (path) => {
  const { request, rivierenland } = await vacancyBackend();
  const response = await request(`/api/v1/region/vacancies/${path.replace("{id}", String(rivierenland))}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});
