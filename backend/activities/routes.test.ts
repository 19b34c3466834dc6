import { expect, test } from "vitest";
import { regionContent, regionTestNow } from "../test-regions";
import { backendWith } from "../test-support";

type Item = { Title: string; Activity: { StartDate: string; StartTime: number | null } };
type ListResponse = { Activities: Item[]; Total: number };
const isList = (json: unknown): json is ListResponse =>
  typeof json === "object" && json !== null && "Activities" in json;

async function regionsBackend(now = regionTestNow) {
  const { request, json } = await backendWith(regionContent, { now });
  const idOf = async (name: string) => {
    const region = await json(`/api/v1/region/${name}`);
    return typeof region === "object" && region !== null && "Id" in region ? String(region.Id) : "";
  };
  /** The items of a list as `day title`, with the total; the status when it is not 200. */
  const list = async (path: string) => {
    const response = await request(path);
    const body: unknown = response.status === 200 ? await response.json() : null;
    if (!isList(body)) return response.status;
    const items = body.Activities.map(({ Title, Activity }) => `${Activity.StartDate} ${Title}`);
    return { items, total: body.Total };
  };
  return { request, json, list, rivierenland: await idOf("rivierenland") };
}

const cafes = [
  "2026-12-03",
  "2026-12-10",
  "2026-12-17",
  "2027-01-07",
  "2027-01-14",
  "2027-01-21",
  "2027-01-28",
];
const all = [
  "2026-11-19 Weekend samen",
  "2026-12-03 Wandelen met koffie na",
  ...cafes.map((day) => `${day} Alzheimer Café`),
];

test("the list has activities that end today or later, by date and time, six per page from page 1", async () => {
  const { list, rivierenland } = await regionsBackend();
  const path = `/api/v1/region/activities/${rivierenland}`;
  expect(await list(`${path}?activityType=&page=1`)).toEqual({ items: all.slice(0, 6), total: 9 });
  expect(await list(`${path}?activityType=&page=2`)).toEqual({ items: all.slice(6), total: 9 });
  expect(await list(`${path}?page=3`)).toEqual({ items: [], total: 9 });
  expect(await list(path)).toEqual(await list(`${path}?page=1`));
});

test("an activity that ends today is listed until midnight in Amsterdam", async () => {
  const first = async (time: string) => {
    const { list, rivierenland } = await regionsBackend(() => new Date(time));
    const found = await list(`/api/v1/region/activities/${rivierenland}`);
    return typeof found === "object" ? found.items[0] : found;
  };
  expect(await first("2026-11-20T22:59:59Z")).toBe("2026-11-18 Weekend samen");
  expect(await first("2026-11-20T23:00:00Z")).toBe("2026-11-19 Weekend samen");
  expect(await first("2026-11-21T22:59:59Z")).toBe("2026-11-19 Weekend samen");
  expect(await first("2026-11-21T23:00:00Z")).toBe("2026-12-03 Wandelen met koffie na");
});

test("the list can be filtered by type and city, case-insensitively", async () => {
  const { list, rivierenland } = await regionsBackend();
  const total = async (query: string) => {
    const found = await list(`/api/v1/region/activities/${rivierenland}?${query}`);
    return typeof found === "object" ? found.total : found;
  };
  expect(await total("activityType=Wandelgroep")).toBe(2);
  expect(await total("activityType=alzheimer+caf%C3%A9")).toBe(7);
  expect(await total("activityType=Wandelgroep&city=Culemborg")).toBe(1);
  expect(await total("activityType=&city=tiel")).toBe(8);
  expect(await total("activityType=Onbekend")).toBe(0);
  expect(await total("activityType=&city=Hoorn")).toBe(0);
});

test("an activity has its type, location, times and link", async () => {
  const { json, rivierenland } = await regionsBackend();
  const body = await json(`/api/v1/region/activities/${rivierenland}?activityType=Alzheimer+Caf%C3%A9`);
  expect(isList(body) && body.Activities[0]).toEqual({
    Id: expect.stringMatching(/^\d+$/),
    Title: "Alzheimer Café",
    Introduction: "Er is koffie.",
    Url: expect.stringMatching(/^\/regios\/rivierenland\/activiteiten\//),
    Activity: {
      ActivityType: "Alzheimer Café",
      ActivityTypeIcon: { Path: expect.stringMatching(/^\/[0-9a-f]{8}\/plaatje\/original\.svg$/) },
      ActivityLocation: "De Tuinkamer",
      Address: {
        organization: "De Tuinkamer",
        address_line1: "Lindelaan 12",
        postal_code: "4001 AB",
        locality: "Tiel",
      },
      StartDate: "2026-12-03",
      EndDate: "2026-12-03",
      StartTime: 50_400,
      EndTime: 57_600,
      ExternalLink: { uri: "https://tuinkamer.example/" },
    },
  });
});

test("a missing type picture, end time or link is null", async () => {
  const { json, rivierenland } = await regionsBackend();
  const body = await json(
    `/api/v1/region/activities/${rivierenland}?activityType=Wandelgroep&city=Culemborg`,
  );
  expect(body).toMatchObject({
    Activities: [
      {
        Activity: {
          ActivityTypeIcon: null,
          ActivityLocation: "Station",
          StartTime: 36_000,
          EndTime: null,
          ExternalLink: null,
        },
      },
    ],
  });
});

test("a search near a place or postcode finds activities of all regions within the radius", async () => {
  const { list } = await regionsBackend();
  const closest = async (query: string) => list(`/api/v1/region/activities/closest?${query}&activityType=`);
  const inTiel = all.filter((item) => !item.includes("koffie na"));
  expect(await closest("query=Tiel&radius=15&page=2")).toEqual({ items: inTiel.slice(6), total: 8 });
  expect(await closest("query=4001+AB&radius=25&page=2")).toEqual({ items: all.slice(6), total: 9 });
  expect(await closest("query=hoorn&radius=5&page=1")).toEqual({
    items: ["2026-12-01 Wandelen langs het water"],
    total: 1,
  });
  expect(await closest("query=Hoorn&radius=100&page=1")).toMatchObject({ total: 10 });
  expect(await closest("query=Hoorn&radius=100&page=9")).toEqual({ items: [], total: 10 });
});

test("distances are great-circle distances: Culemborg is between 16 and 17 km from Tiel", async () => {
  const { list } = await regionsBackend();
  const total = async (radius: number) => {
    const found = await list(
      `/api/v1/region/activities/closest?query=Culemborg&radius=${radius}&page=1&activityType=Alzheimer+Caf%C3%A9`,
    );
    return typeof found === "object" ? found.total : found;
  };
  expect(await total(16)).toBe(204);
  expect(await total(17)).toBe(7);
});

test("a search near a place without activities or an unknown place returns 204", async () => {
  const { list, request } = await regionsBackend();
  for (const place of ["West-Terschelling", "Nergenshuizen", "0123 AB", "?"]) {
    const query = `query=${encodeURIComponent(place)}&radius=5`;
    expect(await list(`/api/v1/region/activities/closest?${query}&page=1&activityType=`)).toBe(204);
    expect((await request(`/api/v1/region/activityTypes/closest?${query}`)).status).toBe(204);
  }
  expect(await list("/api/v1/region/activities/closest?query=Tiel&radius=5&page=1&activityType=Zingen")).toBe(
    204,
  );
});

test("activities of one type are listed nationally; a type without activities returns 204", async () => {
  const { list } = await regionsBackend();
  expect(await list("/api/v1/region/activities/byType?activityType=wandelgroep&page=1")).toEqual({
    items: [
      "2026-11-19 Weekend samen",
      "2026-12-01 Wandelen langs het water",
      "2026-12-03 Wandelen met koffie na",
    ],
    total: 3,
  });
  expect(await list("/api/v1/region/activities/byType?activityType=Zingen&page=1")).toBe(204);
});

test("activities can be listed by location", async () => {
  const { json, list, rivierenland } = await regionsBackend();
  const locations = await json(`/api/v1/region/locations/${rivierenland}?locationType=11&page=0`);
  const id = /"Id":"(\d+)"/.exec(JSON.stringify(locations))?.[1];
  const path = `/api/v1/region/location/activities/${id}`;
  const there = all.filter((item) => !item.includes("koffie na"));
  expect(await list(`${path}?page=1`)).toEqual({ items: there.slice(0, 6), total: 8 });
  expect(await list(`${path}?page=2`)).toEqual({ items: there.slice(6), total: 8 });
});

test("types and cities can be listed by region, and types near a place", async () => {
  const { json, rivierenland } = await regionsBackend();
  expect(await json(`/api/v1/region/activityTypes/${rivierenland}`)).toEqual([
    "Alzheimer Café",
    "Wandelgroep",
  ]);
  expect(await json(`/api/v1/region/cities/${rivierenland}`)).toEqual(["Culemborg", "Tiel"]);
  const near = (query: string) => json(`/api/v1/region/activityTypes/closest?${query}`);
  expect(await near("radius=15&query=Tiel")).toEqual(["Alzheimer Café", "Wandelgroep"]);
  expect(await near("radius=15&query=Hoorn")).toEqual(["Wandelgroep"]);
});

test("the calendar call returns all activities of the requested months at once", async () => {
  const { list, rivierenland } = await regionsBackend();
  const path = `/api/v1/region/activities/${rivierenland}/all`;
  expect(await list(path)).toEqual({ items: all, total: 9 });
  expect(await list(`${path}?months=1`)).toEqual({ items: all.slice(0, 5), total: 5 });
  expect(await list(`${path}?months=1&activityType=Wandelgroep`)).toMatchObject({ total: 2 });
  expect(await list(`${path}?months=12`)).toMatchObject({ total: 9 });
});

test.each([
  "activities/0",
  "activities/weg",
  "activities/0/all",
  "activityTypes/0",
  "cities/-1",
  "location/activities/1.5",
])("an unknown id in %s returns 404", async (path) => {
  const { request } = await regionsBackend();
  expect((await request(`/api/v1/region/${path}`)).status).toBe(404);
});

test.each([
  "activities/{id}?page=0",
  "activities/{id}?page=",
  "activities/{id}?page=1.5",
  "activities/{id}?page=een",
  "activities/{id}?page=99999999999999999999",
  "activities/{id}/all?months=0",
  "activities/{id}/all?months=13",
  "activities/byType?page=1",
  "activities/byType?activityType=+&page=1",
  "activities/closest?radius=15&page=1",
  "activities/closest?query=&radius=15",
  "activities/closest?query=Tiel",
  "activities/closest?query=Tiel&radius=0",
  "activities/closest?query=Tiel&radius=101",
  "activities/closest?query=Tiel&radius=5.5",
  "activities/closest?query=Tiel&radius=Infinity",
  "activityTypes/closest?query=Tiel",
  "activityTypes/closest?radius=15",
  "location/activities/1?page=-1",
])("the invalid query of %s is rejected with 400", async (path) => {
  const { request, rivierenland } = await regionsBackend();
  const response = await request(`/api/v1/region/${path.replace("{id}", rivierenland)}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});
