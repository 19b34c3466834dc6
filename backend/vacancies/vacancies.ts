import { z } from "zod";
import { booleanSchema, dateSchema, textSchema } from "../content/field-schemas";
import { todayOf } from "../days";
import { isListed } from "../pages/listed";
import type { PageSource } from "../pages/page-sources";
import type { PageType } from "../pages/page-types";
import type { Coordinates } from "../places/coordinates";
import type { Places } from "../places/places";
import { summaryOf } from "../regions/page-summary";
import type { Region, RegionPage, Regions } from "../regions/regions";
import type { Term } from "../taxonomies/taxonomies";
import type { VacancySources } from "./vacancy-sources";

/** Paid or voluntary work for the charity. */
export interface Vacancy extends RegionPage {
  /** The vacancy type of the product API. */
  type: "regional" | "landelijk" | "corporate";
  /** For national work: near the volunteer (`in_de_buurt`) or from home (`vanuit_huis`). */
  nationalType?: string;
  subTitle?: string;
  /** The region that offers it. */
  region?: Region;
  city?: string;
  /** Coordinates of the city or region; national work has none. */
  coordinates?: Coordinates;
  function?: Term;
  activity?: Term;
  availability?: Term;
  duration?: Term;
  /** Days, `YYYY-MM-DD` in Amsterdam. */
  publicationDate: string;
  /** The last day to apply. */
  endDate?: string;
}

export interface Vacancies {
  /** The open vacancies, newest first. Cached for the day. */
  open: (now: Date) => readonly Vacancy[];
  /** Whether the page with this id is a vacancy whose last day has passed. */
  isClosed: (id: number, now: Date) => boolean;
}

export interface VacancyParts {
  /** All pages. */
  sources: readonly PageSource[];
  /** Adds the dates relative to today to a page. */
  onDay: VacancySources["onDay"];
  regions: Regions;
  places: Places;
  taxonomies: ReadonlyMap<string, readonly Term[]>;
}

/** The types of vacancies, by page type. */
export const vacancyTypes: Partial<Record<PageType, Vacancy["type"]>> = {
  regio_vacancies: "regional",
  vacancies: "landelijk",
  corporate_vacature: "corporate",
};

// Invalid fields count as absent here; `expandPage` reports them.
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const factsSchema = z.object({
  regio: optional(textSchema),
  sub_title: optional(textSchema),
  vacancy_type: optional(textSchema),
  plaatsnaam: optional(textSchema),
  zip_code: optional(textSchema),
  function_type: optional(z.int()),
  activity: optional(z.int()),
  availability: optional(z.int()),
  duration: optional(z.int()),
  end_date: optional(dateSchema),
  expire_date: optional(dateSchema),
  hide_in_search: booleanSchema.catch(false),
});

/** Collects the vacancies from the published pages. */
export function createVacancies({ sources, onDay, regions, places, taxonomies }: VacancyParts): Vacancies {
  const regionAt = new Map(regions.list.map((region) => [region.path, region]));
  const terms = new Map([...taxonomies.values()].flat().map((term) => [term.id, term]));
  const vacancyPages = sources.filter(({ type, status }) => vacancyTypes[type] && status);
  let cached: { today: string; open: Vacancy[]; closed: ReadonlySet<number> } | undefined;

  const vacancyOf = (source: PageSource, now: Date): Vacancy | undefined => {
    const facts = factsSchema.parse(source.fields);
    const type = vacancyTypes[source.type];
    const { expire_date: expireDate, plaatsnaam, zip_code, function_type = 0, activity = 0 } = facts;
    if (!type || facts.hide_in_search || !isListed({ status: source.status, expireDate }, now))
      return undefined;
    const region = regionAt.get(facts.regio ?? "");
    const place = places.find(zip_code ?? "") ?? places.find(plaatsnaam ?? "");
    return {
      ...summaryOf(source),
      type,
      nationalType: type === "landelijk" ? facts.vacancy_type : undefined,
      subTitle: facts.sub_title,
      region,
      city: plaatsnaam,
      coordinates: type === "landelijk" ? undefined : (place?.coordinates ?? region?.coordinates),
      function: terms.get(function_type),
      activity: terms.get(activity),
      availability: terms.get(facts.availability ?? 0),
      duration: terms.get(facts.duration ?? 0),
      publicationDate: source.created ?? source.changed ?? todayOf(now),
      endDate: facts.end_date,
    };
  };
  const vacanciesOn = (now: Date) => {
    const today = todayOf(now);
    if (cached?.today === today) return cached;
    const all = vacancyPages.flatMap((source) => vacancyOf(onDay(source, today), now) ?? []);
    const isClosed = ({ endDate = today }: Vacancy) => endDate < today;
    cached = {
      today,
      open: all.filter((vacancy) => !isClosed(vacancy)).sort(byNewest),
      closed: new Set(all.filter(isClosed).map(({ id }) => id)),
    };
    return cached;
  };
  return { open: (now) => vacanciesOn(now).open, isClosed: (id, now) => vacanciesOn(now).closed.has(id) };
}

function byNewest(one: Vacancy, other: Vacancy): number {
  return other.publicationDate.localeCompare(one.publicationDate) || one.id - other.id;
}
