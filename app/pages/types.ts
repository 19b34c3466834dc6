import type { z } from "zod";
import type { PageBlock } from "~/blocks/types";
import type { Contact } from "~/design/contact-facts";
import type { ActivityList } from "~/features/activities/filter";
import type { Activity } from "~/features/activities/model";
import type { DisplayedResult } from "~/features/memory-test/result";
import type { LatestNewsItem } from "~/features/news/latest";
import type { Partner } from "~/features/partners/model";
import type { ShelfItem } from "~/features/recommendations/model";
import type { RegionParts } from "~/features/regions/parts";
import type { VacancyOverview } from "~/features/vacancies/filter";
import type { ListedVacancy } from "~/features/vacancies/list";
import type { FieldProblem } from "~/fields/field-problems";
import type { Overview } from "~/utils/overview";
import type { PageType, pageDefinitions } from "./definitions";

interface VacancyData {
  similar: ListedVacancy[];
  /** Of its region. */
  contact: Contact | null;
}

/** Data that pages load besides their own fields and blocks, by type; each has a loader in loaders.server.ts. */
export interface PageData {
  activiteit: { otherDays: Activity[]; contact: Contact | null };
  business_partner_overview: { overview: Overview<Partner> };
  corporate_vacature: VacancyData;
  location: { activities: ActivityList };
  memory_test_result_page: { result: DisplayedResult };
  news: { related: LatestNewsItem[] };
  recommendation_overview: { overview: Overview<ShelfItem> };
  regio: { parts: RegionParts };
  regio_nieuws: { related: LatestNewsItem[] };
  regio_vacancies: VacancyData;
  vacancies: VacancyData;
  vacancy_overview: { vacancies: VacancyOverview };
}

/** A page as decoded by its definition, without its blocks. */
export type PageOfDefinition<T extends PageType = PageType> = {
  [K in T]: z.output<(typeof pageDefinitions)[K]["decoder"]>["page"] & { type: K };
}[T];

/** A page as decoded by its definition, with its blocks. */
export type DecodedPage<T extends PageType = PageType> = {
  [K in T]: PageOfDefinition<K> & {
    blocks: PageBlock[];
    /** Fields of the page that could not be decoded, for previews. */
    problems?: FieldProblem[];
  };
}[T];

/** A page with its data. Without data, as in the gallery, only its own fields and blocks are rendered. */
export type Page<T extends PageType = PageType> = {
  [K in T]: DecodedPage<K> & (K extends keyof PageData ? { data?: PageData[K] } : unknown);
}[T];

/** A page of a bundle without a definition: logged, and a 404 for the visitor. */
export interface UnknownPage {
  type: "unknown";
  bundle: string;
}

/** Properties of a page component. */
export interface PageProps<T extends PageType> {
  page: Page<T>;
  /** In a preview, broken blocks are shown with the reason. */
  preview: boolean;
}
