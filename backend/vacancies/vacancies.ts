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

/** Work to do for the charity, paid or not. */
export interface Vacancy extends RegionPage {
  /** Spec 001, section 3: 'Vacancy context types'. */
  type: "regional" | "landelijk" | "corporate";
  /** Of national work: near wherever a volunteer lives, or from home. */
  nationalType?: string;
  subTitle?: string;
  /** The region whose work it is. */
  region?: Region;
  city?: string;
  /** Of the city; national work has none. */
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
  /** What can be applied for today, newest first. Kept for the day. */
  open: (now: Date) => readonly Vacancy[];
  /** Whether the page with this id is a vacancy whose last day has passed. */
  isClosed: (id: number, now: Date) => boolean;
}

export interface VacancyParts {
  /** Of all pages. */
  sources: readonly PageSource[];
  /** A page with the days that follow from today. */
  onDay: VacancySources["onDay"];
  regions: Regions;
  places: Places;
  taxonomies: ReadonlyMap<string, readonly Term[]>;
}

const types: Partial<Record<PageType, Vacancy["type"]>> = {
  regio_vacancies: "regional",
  vacancies: "landelijk",
  corporate_vacature: "corporate",
};

// What is wrong with these is reported where the page is expanded; then it is absent here.
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

/** Puts together what there is to do: the pages of vacancies that are published. */
export function createVacancies({ sources, onDay, regions, places, taxonomies }: VacancyParts): Vacancies {
  const regionAt = new Map(regions.list.map((region) => [region.path, region]));
  const terms = new Map([...taxonomies.values()].flat().map((term) => [term.id, term]));
  const ofVacancies = sources.filter(({ type, status }) => types[type] && status);
  let kept: { today: string; open: Vacancy[]; closed: ReadonlySet<number> } | undefined;

  const vacancyOf = (source: PageSource, now: Date): Vacancy | undefined => {
    const facts = factsSchema.parse(source.fields);
    const type = types[source.type];
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
  const of = (now: Date) => {
    const today = todayOf(now);
    if (kept?.today === today) return kept;
    const all = ofVacancies.flatMap((source) => vacancyOf(onDay(source, today), now) ?? []);
    const isClosed = ({ endDate = today }: Vacancy) => endDate < today;
    kept = {
      today,
      open: all.filter((vacancy) => !isClosed(vacancy)).sort(byNewest),
      closed: new Set(all.filter(isClosed).map(({ id }) => id)),
    };
    return kept;
  };
  return { open: (now) => of(now).open, isClosed: (id, now) => of(now).closed.has(id) };
}

function byNewest(one: Vacancy, other: Vacancy): number {
  return other.publicationDate.localeCompare(one.publicationDate) || one.id - other.id;
}
