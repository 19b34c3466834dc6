import { describe, expect, test } from "vitest";
import { pageSchema } from "~/pages/page-schema";
import { todayOf } from "../../backend/days";
import { readPlaces } from "../../backend/places/read-places";
import { siteContent } from "../../backend/test-support";

const now = new Date("2026-11-21T09:00:00Z");
const content = await siteContent();
const { regions, regionPages, vacancies, taxonomies } = content;
const places = readPlaces("content", () => () => {});
const open = vacancies.open(now);
const ofType = (type: string, at = now) => vacancies.open(at).filter((vacancy) => vacancy.type === type);
const addresses = [...content.pages.values()]
  .map(({ address, type }) => ({ address, type }))
  .concat(
    regionPages
      .documents()
      .map(({ nid, type }) => ({ address: regionPages.addressOf(nid, now) ?? "", type })),
  )
  .filter(({ type }) => ["regio_vacancies", "vacancies", "corporate_vacature"].includes(type))
  .map(({ address }) => address);
const pages = addresses.map((address) => {
  const wire = (content.pages.get(address) ?? regionPages.find(address, now))?.wire;
  const page = pageSchema.parse(wire);
  if (!("vacancy" in page)) throw new Error(`${address} is no vacancy`);
  return page;
});

test("there are 250 vacancies or more: of all regions, national and at the office", () => {
  expect(pages.length).toBeGreaterThanOrEqual(250);
  expect(new Set(ofType("regional").map(({ region }) => region?.slug)).size).toBe(48);
  expect(ofType("landelijk").length).toBeGreaterThanOrEqual(15);
  expect(ofType("corporate").length).toBeGreaterThanOrEqual(6);
});

test("about one in ten vacancies is closed on any day; the others have a closing date or stay open", () => {
  const today = todayOf(now);
  const ends = pages.map(({ vacancy }) => vacancy.endDate);
  const closed = ends.filter((end) => end !== null && end < today).length;
  expect(closed / pages.length).toBeGreaterThan(0.06);
  expect(closed / pages.length).toBeLessThan(0.14);
  expect(ends.filter((end) => end !== null && end >= today).length).toBeGreaterThan(80);
  expect(ends.filter((end) => end === null).length).toBeGreaterThan(80);
  const later = vacancies.open(new Date("2030-06-01T09:00:00Z"));
  expect(later.length).toBeGreaterThanOrEqual(open.length - 2);
});

test("every vacancy page is complete", () => {
  const broken = pages.filter(({ blocks }) =>
    blocks.some(({ type }) => type === "broken" || type === "unsupported"),
  );
  expect(broken.map(({ path }) => path)).toEqual([]);
  const incomplete = pages.filter(({ vacancy, blocks, header }) => {
    const { jobTitle } = vacancy;
    return !jobTitle?.formLength || blocks.length === 0 || !header.introduction;
  });
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

describe("the vacancies of a region", () => {
  const regional = pages.filter(({ vacancy }) => vacancy.kind === "regional");

  test("have a description, hours, a place and a contact", () => {
    const silent = regional.filter(({ region, vacancy }) => {
      const { functionType, theme, availability, duration, zipCode, email, organisationUnitKey } = vacancy;
      return ![
        region,
        functionType,
        theme,
        availability,
        duration,
        zipCode,
        email,
        organisationUnitKey,
      ].every(Boolean);
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("have a town and a postcode in that region", () => {
    for (const { path, region, vacancy } of regional) {
      const name = regions.list.find((each) => each.path === region?.url)?.name;
      const city = vacancy.place?.kind === "city" ? vacancy.place.city : "";
      const ofPostcode = regions.findFor(vacancy.zipCode ?? "")?.name;
      const isPlace = places.list.some(({ name }) => name === city);
      expect({ path, isPlace, ofPostcode }).toEqual({ path, isPlace: true, ofPostcode: name });
    }
  });

  test("no two vacancies of a region have the same text", () => {
    const titles = regional.map(({ title, region }) => `${region?.url} ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(regional.map(({ header }) => header.introduction)).size).toBeGreaterThan(50);
  });
});

test.each(["function_type", "vrijwilligersactiviteit"])(
  "vacancies exist for every term of %s",
  (vocabulary) => {
    const used = new Set(open.flatMap(({ function: role, activity }) => [role?.id, activity?.id]));
    const unused = taxonomies.get(vocabulary)?.filter(({ id }) => !used.has(id));
    expect(unused?.map(({ name }) => name)).toEqual([]);
  },
);

test.each(["durations", "availability"])(
  "volunteer work or a job exists for every term of %s",
  (vocabulary) => {
    const used = new Set(open.flatMap(({ duration, availability }) => [duration?.id, availability?.id]));
    const unused = taxonomies.get(vocabulary)?.filter(({ id }) => !used.has(id));
    expect(unused?.map(({ name }) => name)).toEqual([]);
  },
);

test("no two regions share a key of the organisation", () => {
  const keys = taxonomies.get("organisationunitkey")?.map(({ name }) => name) ?? [];
  expect(new Set(keys).size).toBe(48);
});

test.each([
  ["/vrijwilligerswerk/vrijblijvend-contactverzoek", "Vrijblijvend contactverzoek", "short"],
  ["/vrijwilligerswerk/open-sollicitatie", "Open sollicitatie", "long"],
])("%s is an open application: always open, with a %s form", (address, title, formLength) => {
  const page = pages.find(({ path }) => path === address);
  expect(page?.title).toBe(title);
  expect(page?.vacancy).toMatchObject({ kind: "landelijk", endDate: null, jobTitle: { formLength } });
});
