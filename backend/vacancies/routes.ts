import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { distanceBetween } from "../places/coordinates";
import { nodeIdOf, optionalText, pageNumber, refuse, requiredText, slicePage, wholeNumber } from "../query";
import { createSearch, type Search } from "../search/search-index";
import type { Vacancy } from "./vacancies";
import { vacancyItem } from "./vacancy-item";

const perPage = 6;
/** Kilometres: more than any distance in the Netherlands. */
const maxDistance = 1000;
const radius = wholeNumber(1, 100);

/** A filter that may be repeated; empty values are ignored. */
const ids = z
  .array(z.string())
  .transform((values) => values.filter((value) => value.trim() !== ""))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^\d{1,15}$/, "has to be the id of a term")
        .transform(Number),
    ),
  );
const filters = ["functionId", "activityId", "durationId", "availabilityId"] as const;

const searchSchema = z.object({
  query: optionalText,
  address: optionalText,
  radius: radius.optional(),
  page: pageNumber(1),
  pageSize: wholeNumber(1, 100).default(15),
  functionId: ids,
  activityId: ids,
  durationId: ids,
  availabilityId: ids,
});
const closestSchema = z.object({ query: requiredText, radius, page: pageNumber(1) });
const regionSchema = z.object({ page: pageNumber(1) });

interface FoundVacancy {
  vacancy: Vacancy;
  /** Kilometres. */
  distance?: number;
}

/** Open vacancies: a search by words, place and filters, those near a place and those of a region. */
export function vacancyRoutes({ content, now }: Backend): Hono {
  const { regions, vacancies } = content;
  const search = createDailySearch();

  /** Nearest first, followed by vacancies without a place; null for an unknown place. */
  const byDistance = (list: readonly Vacancy[], address: string, maxKm: number): FoundVacancy[] | null => {
    const place = regions.coordinatesOf(address);
    if (!place) return null;
    const measured = list.map((vacancy): FoundVacancy => {
      const { coordinates } = vacancy;
      return { vacancy, distance: coordinates && distanceBetween(place, coordinates) };
    });
    return measured
      .filter(({ distance = 0 }) => distance <= maxKm)
      .sort((one, other) => (one.distance ?? maxDistance) - (other.distance ?? maxDistance));
  };

  return new Hono()
    .get("/api/v1/region/vacancies/search", (c) => {
      const lists = Object.fromEntries(filters.map((name) => [name, c.req.queries(name) ?? []]));
      const params = searchSchema.safeParse({ ...c.req.query(), ...lists });
      if (!params.success) return refuse(c, params.error);
      const { query, address, radius: maxKm = maxDistance, page, pageSize, ...chosen } = params.data;
      const open = vacancies.open(now());
      const filtered = open.filter(
        (vacancy) => vacancy.type !== "corporate" && matchesFilters(vacancy, chosen),
      );
      const matching = search(query, open, filtered);
      const found = address ? byDistance(matching, address, maxKm) : matching.map((vacancy) => ({ vacancy }));
      return respond(c, found, (all) => ({
        Total: all.length,
        Items: slicePage(all, page - 1, pageSize).map(item),
      }));
    })
    .get("/api/v1/region/vacancies/closest", (c) => {
      const params = closestSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const regionalVacancies = vacancies.open(now()).filter(({ type }) => type === "regional");
      const found = byDistance(regionalVacancies, params.data.query, params.data.radius);
      return respond(c, found, (all) => pageOf(all, params.data.page));
    })
    .get("/api/v1/region/vacancies/:regionId", (c) => {
      const params = regionSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const id = nodeIdOf(c.req.param("regionId"));
      const ofRegion = vacancies.open(now()).filter(({ region }) => region !== undefined && region.id === id);
      const found = ofRegion.map((vacancy): FoundVacancy => ({ vacancy }));
      return respond(c, found, (all) => pageOf(all, params.data.page));
    });
}

/** The list of vacancies; 404 when it is empty, as in the product API. */
function respond(
  c: Context,
  found: FoundVacancy[] | null,
  toBody: (all: FoundVacancy[]) => object,
): Response {
  return found && found.length > 0 ? c.json(toBody(found)) : c.json({ message: "Not found" }, 404);
}

function pageOf(all: FoundVacancy[], page: number) {
  return { Total: all.length, Vacancies: slicePage(all, page - 1, perPage).map(item) };
}

function item({ vacancy, distance }: FoundVacancy): unknown {
  return vacancyItem(vacancy, distance);
}

/** Whether a vacancy matches every filter that has values; within a filter one match is enough. */
function matchesFilters(vacancy: Vacancy, chosen: Record<(typeof filters)[number], number[]>): boolean {
  const { functionId, activityId, durationId, availabilityId } = chosen;
  const pairs = [
    [functionId, vacancy.function],
    [activityId, vacancy.activity],
    [durationId, vacancy.duration],
    [availabilityId, vacancy.availability],
  ] as const;
  return pairs.every(([ids, term]) => ids.length === 0 || ids.includes(term?.id ?? 0));
}

/** Creates a search that limits vacancies to those matching a query. The index is built once a day, on first use. */
function createDailySearch() {
  let cached: { open: readonly Vacancy[]; search: Search } | undefined;
  return (query: string, open: readonly Vacancy[], candidates: readonly Vacancy[]): readonly Vacancy[] => {
    if (!query) return candidates;
    if (cached?.open !== open) cached = { open, search: createSearch(open.map(documentOf)) };
    const ids = new Set(candidates.map(({ id }) => id));
    const found = new Set(cached.search(query, (id) => ids.has(id)));
    return candidates.filter(({ id }) => found.has(id));
  };
}

function documentOf({ id, title, subTitle, function: role, activity, city, region, introduction }: Vacancy) {
  const words = [subTitle, role?.name, activity?.name, city, region?.name];
  return { id, title, introduction: words.filter(Boolean).join(" "), text: introduction };
}
