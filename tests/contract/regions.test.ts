import { describe, expect, test } from "vitest";
import { pageSchema } from "~/pages/page-schema";
import { loadContent } from "../../backend/content/load-content";
import { daysAfter, todayOf } from "../../backend/days";
import { distanceBetween } from "../../backend/places/coordinates";
import { readPlaces } from "../../backend/places/read-places";

const now = new Date("2026-11-21T09:00:00Z");
const today = todayOf(now);
const { content, checkThoroughly } = await loadContent("content");
const { regions, regionPages } = content;
const places = readPlaces("content", () => () => {});
const coming = regions.comingActivities(now);
const pageAt = (address: string, at = now) => content.pages.get(address) ?? regionPages.find(address, at);

test("pages of regions have no problems: every link and picture exists", () => {
  expect(checkThoroughly()).toEqual([]);
});

describe("the amount of content", () => {
  const news = regions.list.flatMap((region) => regions.newsOf(region, now));

  test("48 regions, 300 locations, 2,000 coming dates and 500 news items", () => {
    expect(regions.list).toHaveLength(48);
    expect(regions.list.flatMap(({ locations }) => locations).length).toBeGreaterThanOrEqual(300);
    expect(coming.length).toBeGreaterThanOrEqual(2_000);
    expect(news.length).toBeGreaterThanOrEqual(500);
  });

  test("the amounts are also correct in three years", () => {
    const later = new Date("2029-08-01T09:00:00Z");
    expect(regions.comingActivities(later).length).toBeGreaterThanOrEqual(2_000);
    for (const region of regions.list) {
      expect(regions.newsOf(region, later)[0]?.publicationDate).toMatch(/^2029-07/);
    }
  });

  test("activities of all types, coming ones within half a year", () => {
    const types = content.taxonomies.get("activity_type") ?? [];
    expect(types.filter(({ id }) => !coming.some(({ type }) => type.id === id))).toEqual([]);
    const lastPlanned = daysAfter(today, 183);
    expect(coming.filter(({ startDate, endDate }) => endDate < today || startDate > lastPlanned)).toEqual([]);
  });
});

test("all news is dated from a year and a half ago until today", () => {
  const dates = regions.list
    .flatMap((region) => regions.newsOf(region, now))
    .map((item) => item.publicationDate);
  expect(dates.filter((date) => date > today || date < "2025-05-21")).toEqual([]);
});

describe.each(regions.list.map((region) => [region.name, region] as const))("%s", (_, region) => {
  test("has the content of a region page", () => {
    expect(region.services.length).toBeGreaterThanOrEqual(3);
    expect(region.services.length).toBeLessThanOrEqual(5);
    expect(region.dementiaInfo.length).toBeLessThanOrEqual(3);
    expect(region.locations.length).toBeGreaterThanOrEqual(6);
    expect(region.recipientEmail).toMatch(/^nieuwsbrief-[a-z-]+@alzheimer\.example$/);
    expect(regions.newsOf(region, now).length).toBeGreaterThanOrEqual(10);
  });

  test("has a current and a future highlight on any day, and no expired one", () => {
    for (const at of [now, new Date("2028-02-29T23:30:00Z")]) {
      const day = todayOf(at);
      const highlights = regions.highlightsOf(region, at);
      const isNow = highlights.filter(({ startDate, endDate }) => startDate <= day && endDate >= day);
      expect(isNow.length).toBeGreaterThan(0);
      expect(highlights.some(({ endDate }) => endDate < day)).toBe(false);
      expect(highlights.some(({ startDate }) => startDate > day)).toBe(true);
    }
  });

  test("has locations with towns and postcodes in the region", () => {
    for (const { title, address, coordinates } of region.locations) {
      const near = places.list.filter(
        (place) => place.name === address.locality && distanceBetween(place.coordinates, coordinates) < 3,
      );
      const isOwn = near.some(({ municipality }) => region.municipalities.includes(municipality));
      const ofPostcode = regions.findFor(address.postal_code ?? "")?.name;
      expect({ title, isOwn, ofPostcode }).toEqual({ title, isOwn: true, ofPostcode: region.name });
    }
  });

  test("has no text repeated on two pages", () => {
    const sources = [...regions.newsOf(region, now), ...region.locations];
    for (const values of [
      sources.map(({ title }) => title),
      sources.map(({ introduction }) => introduction),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test("has a page, an 'over de regio', a location, a news item and a date of each activity that can be shown", () => {
    const dates = coming.filter((activity) => activity.region === region);
    const firstOfEach = new Map(
      dates.reverse().map((activity) => [activity.path.slice(0, -11), activity.path]),
    );
    const addresses = [
      region.path,
      region.about.path,
      ...region.locations.slice(0, 2).map(({ path }) => path),
      ...regions
        .newsOf(region, now)
        .slice(0, 2)
        .map(({ path }) => path),
      ...firstOfEach.values(),
    ];
    for (const address of addresses) {
      const wire = pageAt(address)?.wire;
      if (!wire) throw new Error(`there is no page at ${address}`);
      const page = pageSchema.parse(wire);
      if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
      expect(page.blocks.filter(({ type }) => type === "broken" || type === "unsupported")).toEqual([]);
      expect(page.path).toBe(address);
    }
  });
});

describe("the whole country", () => {
  test("each municipality belongs to one region", () => {
    const all = regions.list.flatMap(({ municipalities }) => municipalities);
    expect(all.sort()).toEqual([...places.municipalities.keys()].sort());
    expect(new Set(all).size).toBe(342);
  });

  test("each place and each postcode leads to a region of its municipality", () => {
    for (let postcode = 1_000; postcode < 10_000; postcode += 7) {
      const place = places.find(String(postcode));
      const region = regions.findFor(String(postcode));
      expect(region?.municipalities).toContain(place?.municipality);
    }
  });

  test.each([
    ["Tiel", "Rivierenland"],
    ["4104 KL", "Rivierenland"],
    ["den bosch", "Noordoost-Brabant"],
    ["'s-Gravenhage", "Haaglanden"],
    ["Zeeland", "Zeeland"],
    ["afdeling zeeland", "Zeeland"],
    ["de-peel", "De Peel"],
    ["kop van noord holland", "Kop van Noord-Holland"],
    ["Schiermonnikoog", "Noord-Friesland"],
    ["Vaals", "Maastricht en Westelijke Mijnstreek"],
    ["Hof van Twente", "Twente-West"],
  ])("%s belongs to %s", (query, name) => {
    expect(regions.findFor(query)?.name).toBe(name);
  });
});

test("no two pages of the site share a number or an address", () => {
  const numbers = [...content.pages.values()]
    .map(({ nid }) => nid)
    .concat(regionPages.documents().map(({ nid }) => nid));
  expect(new Set(numbers).size).toBe(numbers.length);
  const paths = coming.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(coming.map(({ id }) => id)).size).toBe(coming.length);
});

test.each([
  "/regios/rivierenland",
  "/regios/rivierenland/over-de-regio",
  "/regios/rivierenland/locaties/alzheimer-cafe-tiel",
  "/regios/rivierenland/activiteiten/wandelen-met-koffie-na",
  "/regios/rivierenland/activiteiten/wat-regel-je-op-tijd",
  "/regios/rivierenland/nieuws/joyce-schenkt-tien-jaar-koffie",
  "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
])("the page at %s still exists", (address) => {
  expect(content.pages.get(address)?.status).toBe(true);
});
