import { describe, expect, test } from "vitest";
import { regionContent } from "../test-regions";
import { backendWith } from "../test-support";

const path = "/regios/rivierenland";
const walks = {
  slug: "wandelgroep",
  title: "Wandelgroep",
  introduction_wysiwyg: "Een rustig rondje.",
  activity_type: 34,
  recurrence: { every: "week", day: "dinsdag", from: "2026-01-01" },
  start_time: "10:00",
  location: "Station",
  address: { locality: "Tiel" },
  costs: "Gratis",
  accessibility: "Het pad is vlak.",
  editions: [{ text: "Langs de Waal." }, { title: "Door het bos", introduction_wysiwyg: "Met een gids." }],
  page_content: [{ type: "text", text: "Neem een jas mee." }],
};
const course = {
  ...walks,
  slug: "cursus",
  editions: [],
  recurrence: { every: "course", day: "maandag", meetings: 3, weeks: 26, from: "2026-09-01" },
};
const fresh = { slug: "vers", title: "Vers nieuws", introduction_wysiwyg: "Van gisteren.", days_ago: 1 };

/** The test regions, with a weekly walk and news of yesterday added to Rivierenland. */
function regionBackend(files: Record<string, string> = {}, now = "2026-11-21T08:00:00Z") {
  const rivierenland: Record<string, unknown[]> = JSON.parse(
    regionContent["regions/rivierenland.json"] ?? "",
  );
  const region = {
    ...rivierenland,
    series: [...(rivierenland.series ?? []), walks, course],
    news: [...(rivierenland.news ?? []), fresh],
  };
  const content = { ...regionContent, "regions/rivierenland.json": JSON.stringify(region), ...files };
  return backendWith(content, { now: () => new Date(now) });
}

const page = (address: string) => `/api/drupal${address}`;
const value = (content: unknown) => [expect.objectContaining({ value: content })];

describe("the page of a date", () => {
  test("has its date, place, costs and next date", async () => {
    const { json } = await regionBackend();
    expect(await json(page(`${path}/activiteiten/wandelgroep-2026-11-24`))).toMatchObject({
      type: [{ target_id: "activiteit" }],
      path: [{ alias: `${path}/activiteiten/wandelgroep-2026-11-24` }],
      field_start_date: value("2026-11-24"),
      field_start_time: value(36_000),
      field_location: value("Station"),
      field_costs: value("Gratis"),
      field_accessibility: value("Het pad is vlak."),
      field_regio: [{ title: value("Afdeling Rivierenland") }],
      field_next_activity: [
        {
          path: [{ alias: `${path}/activiteiten/wandelgroep-2026-12-01` }],
          field_start_date: value("2026-12-01"),
        },
      ],
    });
  });

  test("uses the editions in turn, before the content of the series", async () => {
    const { json } = await regionBackend();
    const read = (day: string) => json(page(`${path}/activiteiten/wandelgroep-${day}`));
    const even = await read("2026-11-24");
    const odd = await read("2026-12-01");
    const [walk, forest] = JSON.stringify(even).includes("Langs de Waal") ? [even, odd] : [odd, even];
    expect(walk).toMatchObject({
      title: value("Wandelgroep"),
      field_page_content: [
        { field_text: value("<p>Langs de Waal.</p>") },
        { field_text: value("<p>Neem een jas mee.</p>") },
      ],
    });
    expect(forest).toMatchObject({
      title: value("Door het bos"),
      field_introduction_wysiwyg: value("<p>Met een gids.</p>"),
      field_page_content: [{ field_text: value("<p>Neem een jas mee.</p>") }],
    });
  });

  test("remains available after its date and links to the next upcoming one", async () => {
    const { json } = await regionBackend();
    expect(await json(page(`${path}/activiteiten/wandelgroep-2026-02-03`))).toMatchObject({
      field_start_date: value("2026-02-03"),
      field_next_activity: [{ field_start_date: value("2026-11-24") }],
    });
  });

  test("has no next date when it is the last one", async () => {
    const { json } = await regionBackend();
    const last = await json(page(`${path}/activiteiten/cafe-2027-01-28`));
    expect(last).toMatchObject({ field_start_date: value("2027-01-28") });
    expect(last).not.toHaveProperty("field_next_activity");
  });

  test("has the name, address, coordinates and page of its location", async () => {
    const { json } = await regionBackend();
    expect(await json(page(`${path}/activiteiten/cafe-2026-12-03`))).toMatchObject({
      field_location: value("De Tuinkamer"),
      field_address: [{ locality: "Tiel", address_line1: "Lindelaan 12" }],
      field_geo: [{ lat: 51.887, lon: 5.431, value: "POINT (5.431 51.887)" }],
      field_locatie: [{ path: [{ alias: `${path}/locaties/alzheimer-cafe-tiel` }] }],
    });
  });

  test("of a course has the days of the first and last meeting", async () => {
    const { json } = await regionBackend();
    expect(await json(page(`${path}/activiteiten/cursus-2026-09-07`))).toMatchObject({
      field_start_date: value("2026-09-07"),
      field_end_date: value("2026-09-21"),
    });
  });

  test("of several days has its end date", async () => {
    const { json } = await regionBackend();
    expect(await json(page(`${path}/activiteiten/weekend-2026-11-19`))).toMatchObject({
      field_start_date: value("2026-11-19"),
      field_end_date: value("2026-11-21"),
    });
  });

  test.each([
    ["a day on which nothing happens", "wandelgroep-2026-11-25"],
    ["a public holiday", "wandelgroep-2027-04-27"],
    ["a day that does not exist", "wandelgroep-2026-11-31"],
    ["a day before it began", "wandelgroep-2025-12-30"],
    ["a day further ahead than is planned", "wandelgroep-2027-06-01"],
    ["an unknown series", "zwemmen-2026-11-24"],
    ["no day at all", "wandelgroep-"],
    ["a month that does not exist", "wandelgroep-2026-99-99"],
    ["a month that does not exist, of a course", "cursus-2026-99-99"],
    ["a later meeting of a course", "cursus-2026-09-14"],
  ])("does not exist for %s", async (_, name) => {
    const { request } = await regionBackend();
    expect((await request(page(`${path}/activiteiten/${name}`))).status).toBe(404);
  });

  test("has a later next date as days pass", async () => {
    const monday = await regionBackend({}, "2026-11-23T22:59:00Z");
    const tuesday = await regionBackend({}, "2026-11-24T10:00:00Z");
    const wednesday = await regionBackend({}, "2026-11-24T23:01:00Z");
    const nextDay = async ({ json }: typeof monday) =>
      JSON.stringify(await json(page(`${path}/activiteiten/wandelgroep`))).match(/wandelgroep-([\d-]+)/)?.[1];
    expect(await Promise.all([monday, tuesday, wednesday].map(nextDay))).toEqual([
      "2026-11-24",
      "2026-11-24",
      "2026-12-01",
    ]);
  });
});

test("the address of a series gives the page of its next date", async () => {
  const { json, request } = await regionBackend();
  expect(await json(page(`${path}/activiteiten/cafe`))).toMatchObject({
    path: [{ alias: `${path}/activiteiten/cafe-2026-12-03` }],
  });
  const late = await regionBackend({}, "2028-01-01T08:00:00Z");
  expect((await request(page(`${path}/activiteiten/cafe/`))).status).toBe(200);
  expect((await late.request(page(`${path}/activiteiten/cafe`))).status).toBe(404);
});

test("a location has opening hours in weekday order and coordinates", async () => {
  const { json } = await regionBackend();
  expect(await json(page(`${path}/locaties/alzheimer-cafe-tiel`))).toMatchObject({
    type: [{ target_id: "location" }],
    field_opening_hours: [
      { day: "dinsdag", hours: "9.00 tot 12.00 uur" },
      { day: "donderdag", hours: "14.00 tot 16.00 uur" },
    ],
    field_geo: [{ lat: 51.887, lon: 5.431 }],
  });
});

test("a region has its municipalities as terms", async () => {
  const { json } = await regionBackend();
  expect(await json(page(path))).toMatchObject({
    type: [{ target_id: "regio" }],
    field_municipalities: [{ tid: value(61) }, { tid: value(62) }],
    field_recipient_email: value("nieuwsbrief-rivierenland@alzheimer.example"),
  });
});

test("news with a relative date keeps its age on any day", async () => {
  const before = await regionBackend({}, "2026-11-21T08:00:00Z");
  const later = await regionBackend({}, "2027-03-28T23:00:00Z");
  const news = page(`${path}/nieuws/vers`);
  expect(await before.json(news)).toMatchObject({ field_publication_date: value("2026-11-20") });
  expect(await later.json(news)).toMatchObject({ field_publication_date: value("2027-03-28") });
});

test("the breadcrumbs of a date include its region", async () => {
  const { json } = await regionBackend({
    "pages/regios.yaml": "{ type: regio_overzicht, title: In de buurt }",
  });
  const address = `${path}/activiteiten/wandelgroep-2026-11-24`;
  expect(await json(`/api/drupal/api/breadcrumb?path=${address}`)).toEqual([
    { title: "Home", url: "/" },
    { title: "In de buurt", url: "/regios" },
    { title: "Afdeling Rivierenland", url: path },
    { title: expect.any(String), url: address },
  ]);
});

test.each(
  [path, `${path}/over-de-regio`, `${path}/locaties/alzheimer-cafe-tiel`, `${path}/nieuws/vers`].concat(
    `${path}/activiteiten/wandelgroep-2026-11-24`,
  ),
)("%s is found by its node id", async (address) => {
  const { json } = await regionBackend();
  const nid = JSON.stringify(await json(page(address))).match(/"nid":\[\{"value":(\d+)/)?.[1];
  expect(await json(`/api/drupal/api/node-path?path=/node/${nid}`)).toEqual({ path: address });
});

test.each([0, 2_000_000, 300_000_000_000, "9".repeat(20)])("no page has the node id %s", async (nid) => {
  const { request } = await regionBackend();
  expect((await request(`/api/drupal/api/node-path?path=/node/${nid}`)).status).toBe(404);
});

test("the search finds pages of regions, and an activity by its next date", async () => {
  const { json } = await regionBackend();
  const found = async (query: string) => await json(`/api/v1/es/search?contentType=alle&query=${query}`);
  expect(await found("gids")).toEqual([
    expect.objectContaining({
      Type: "Activity",
      Title: "Wandelgroep",
      Data: { Path: `${path}/activiteiten/wandelgroep-2026-11-24` },
    }),
  ]);
  expect(await found("tuinkamer")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Type: "Location", Data: { Path: `${path}/locaties/alzheimer-cafe-tiel` } }),
    ]),
  );
  const late = await regionBackend({}, "2028-01-01T08:00:00Z");
  expect(JSON.stringify(await late.json("/api/v1/es/search?query=koffie"))).not.toContain(
    "activiteiten/cafe",
  );
});

describe("a page in pages/", () => {
  const handWritten = {
    "pages/regios/rivierenland/locaties/huiskamer.yaml":
      "{ type: location, title: Huiskamer, location_type: 12, regio: /regios/rivierenland, address: { locality: Culemborg } }",
    "pages/regios/rivierenland/locaties/alzheimer-cafe-tiel.yaml":
      "{ type: location, title: Eigen tekst, location_type: 11, regio: /regios/rivierenland, address: { locality: Tiel } }",
    "pages/regios/rivierenland/activiteiten/feest.yaml":
      "{ type: activiteit, title: Feest, activity_type: 34, regio: /regios/rivierenland, start_date: 2026-11-22, address: { locality: Tiel } }",
    "pages/contact.yaml":
      "{ type: content_page, title: Contact, primary_button: { uri: /regios/rivierenland/activiteiten/cafe, title: Kom langs } }",
  };

  test("takes precedence over a page of the region file with the same address", async () => {
    const { json } = await regionBackend(handWritten);
    expect(await json(page(`${path}/locaties/alzheimer-cafe-tiel`))).toMatchObject({
      title: value("Eigen tekst"),
    });
  });

  test("is listed with the other pages of its region, with the coordinates of its town", async () => {
    const { json } = await regionBackend(handWritten);
    const { Id } = JSON.parse(JSON.stringify(await json("/api/v1/region/rivierenland")));
    expect(await json(`/api/v1/region/locations/${Id}?locationType=&page=0`)).toMatchObject({
      Locations: [{ Title: "Eigen tekst" }, { Title: "Huiskamer" }, { Title: "Ontmoeting Culemborg" }],
    });
    expect(await json(`/api/v1/region/activities/${Id}?activityType=&page=1`)).toMatchObject({
      Activities: expect.arrayContaining([expect.objectContaining({ Title: "Feest" })]),
    });
  });

  test("can link to a series", async () => {
    const { json } = await regionBackend(handWritten);
    const [uri] = /entity:node\/\d+/.exec(JSON.stringify(await json(page("/contact")))) ?? [];
    expect(await json(`/api/drupal/api/node-path?path=/node/${uri?.split("/")[1]}`)).toEqual({
      path: `${path}/activiteiten/cafe`,
    });
  });
});
