import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { distanceBetween } from "../places/coordinates";
import { nodeIdOf, optionalText, pageNumber, refuse, requiredText, slicePage, wholeNumber } from "../query";
import { createSearch, type Search } from "../search/search-index";
import type { Vacancy } from "./vacancies";
import { vacancyItem } from "./vacancy-item";

const perPage = 6;
/** Kilometres: farther than any place in the country. */
const farthest = 1000;
const radius = wholeNumber(1, 100);

/** A filter that may be given more than once; of an empty one no more is known than of none. */
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

interface Found {
  vacancy: Vacancy;
  /** Kilometres. */
  distance?: number;
}

/** What there is to do as a volunteer: by words, place and kind, near a place, and of a region. */
export function vacancyRoutes({ content, now }: Backend): Hono {
  const { regions, vacancies } = content;
  const search = searchOfDay();

  /** Nearest first, with what is not bound to a place behind it; null where nobody knows the place. */
  const from = (list: readonly Vacancy[], address: string, most: number): Found[] | null => {
    const place = regions.coordinatesOf(address);
    if (!place) return null;
    const measured = list.map((vacancy): Found => {
      const { coordinates } = vacancy;
      return { vacancy, distance: coordinates && distanceBetween(place, coordinates) };
    });
    return measured
      .filter(({ distance = 0 }) => distance <= most)
      .sort((one, other) => (one.distance ?? farthest) - (other.distance ?? farthest));
  };

  return new Hono()
    .get("/api/v1/region/vacancies/search", (c) => {
      const lists = Object.fromEntries(filters.map((name) => [name, c.req.queries(name) ?? []]));
      const question = searchSchema.safeParse({ ...c.req.query(), ...lists });
      if (!question.success) return refuse(c, question.error);
      const { query, address, radius: most = farthest, page, pageSize, ...chosen } = question.data;
      const open = vacancies.open(now());
      const fitting = open.filter((vacancy) => vacancy.type !== "corporate" && fits(vacancy, chosen));
      const worded = search(query, open, fitting);
      const found = address ? from(worded, address, most) : worded.map((vacancy) => ({ vacancy }));
      return answer(c, found, (all) => ({
        Total: all.length,
        Items: slicePage(all, page - 1, pageSize).map(item),
      }));
    })
    .get("/api/v1/region/vacancies/closest", (c) => {
      const question = closestSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const ofRegions = vacancies.open(now()).filter(({ type }) => type === "regional");
      const found = from(ofRegions, question.data.query, question.data.radius);
      return answer(c, found, (all) => pageOf(all, question.data.page));
    })
    .get("/api/v1/region/vacancies/:regionId", (c) => {
      const question = regionSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const id = nodeIdOf(c.req.param("regionId"));
      const own = vacancies.open(now()).filter(({ region }) => region !== undefined && region.id === id);
      const found = own.map((vacancy): Found => ({ vacancy }));
      return answer(c, found, (all) => pageOf(all, question.data.page));
    });
}

/** 404 where there is nothing (spec 001, section 4: 'Vacancy list'). */
function answer(c: Context, found: Found[] | null, make: (all: Found[]) => object): Response {
  return found && found.length > 0 ? c.json(make(found)) : c.json({ message: "Not found" }, 404);
}

function pageOf(all: Found[], page: number) {
  return { Total: all.length, Vacancies: slicePage(all, page - 1, perPage).map(item) };
}

function item({ vacancy, distance }: Found): unknown {
  return vacancyItem(vacancy, distance);
}

/** One of each filter that has any: within a filter any will do. */
function fits(vacancy: Vacancy, chosen: Record<(typeof filters)[number], number[]>): boolean {
  const { functionId, activityId, durationId, availabilityId } = chosen;
  const pairs = [
    [functionId, vacancy.function],
    [activityId, vacancy.activity],
    [durationId, vacancy.duration],
    [availabilityId, vacancy.availability],
  ] as const;
  return pairs.every(([wanted, term]) => wanted.length === 0 || wanted.includes(term?.id ?? 0));
}

/** Keeps of `fitting` what has the words of a question. The index is made at the first question of a day. */
function searchOfDay() {
  let kept: { open: readonly Vacancy[]; search: Search } | undefined;
  return (query: string, open: readonly Vacancy[], fitting: readonly Vacancy[]): readonly Vacancy[] => {
    if (!query) return fitting;
    if (kept?.open !== open) kept = { open, search: createSearch(open.map(documentOf)) };
    const ids = new Set(fitting.map(({ id }) => id));
    const found = new Set(kept.search(query, (id) => ids.has(id)));
    return fitting.filter(({ id }) => found.has(id));
  };
}

function documentOf({ id, title, subTitle, function: role, activity, city, region, introduction }: Vacancy) {
  const words = [subTitle, role?.name, activity?.name, city, region?.name];
  return { id, title, introduction: words.filter(Boolean).join(" "), text: introduction };
}
