import type { FieldName } from "./field-kinds";

const common = [
  "big_title",
  "color",
  "disable_prefooter",
  "expire_date",
  "full_width",
  "header_image_video",
  "hide_footer",
  "hide_in_search",
  "introduction_wysiwyg",
  "meta_tags",
  "overlay_color",
  "overlay_text",
  "page_category",
  "page_content",
  "parent_page",
  "primary_button",
  "regio",
  "reviewed_by",
  "reviewed_on",
  "secondary_link",
  "sticky_cta",
] as const satisfies readonly FieldName[];

const newsFields = ["hide_from_homepage", "news_category", "publication_date"] as const satisfies FieldName[];

const activityFields = [
  ...["accessibility", "activity_type", "address", "costs", "end_date", "end_time", "entry_time"],
  ...["external_link", "geo", "locatie", "location", "next_activity", "start_date", "start_time"],
] as const satisfies FieldName[];

const locationFields = [
  ...["address", "contact", "contact_data", "email", "external_link", "geo", "location_type"],
  ...["opening_hours", "phone"],
] as const satisfies FieldName[];

const regionFields = [
  ...["address", "contact", "email", "facebook", "geo", "instagram", "linkedin", "municipalities"],
  ...["phone", "recipient_email", "twitter", "youtube"],
] as const satisfies FieldName[];

const resultFields = ["applicant", "paragraphs", "score_text"] as const satisfies FieldName[];

const vacancyFields = [
  ...["activity", "availability", "duration", "end_date", "function_type", "job_title", "sub_title"],
  ...["vacancy_type", "zip_code"],
] as const satisfies FieldName[];

const regionalVacancyFields = ["email", "organisation_unit_key", "plaatsnaam"] as const satisfies FieldName[];

export const pageTypeNames = [
  "homepage",
  "content_page",
  "overview_page",
  "news",
  "activiteit",
  "business_partner",
  "business_partner_overview",
  "corporate_vacature",
  "location",
  "memory_test_result_page",
  "over_de_regio",
  "quiz",
  "recommendation_overview",
  "regio",
  "regio_nieuws",
  "regio_overzicht",
  "regio_vacancies",
  "shoppagina",
  "vacancies",
  "vacancy_overview",
] as const;
export type PageType = (typeof pageTypeNames)[number];

/** The fields each page type takes. */
export const pageTypes: Record<PageType, readonly FieldName[]> = {
  homepage: common,
  content_page: common,
  overview_page: common,
  news: [...common, ...newsFields],
  activiteit: [...common, ...activityFields],
  business_partner: [...common, "tag"],
  business_partner_overview: common,
  corporate_vacature: [...common, ...vacancyFields, "plaatsnaam"],
  location: [...common, ...locationFields],
  memory_test_result_page: [...common, ...resultFields],
  over_de_regio: common,
  quiz: common,
  recommendation_overview: common,
  regio: [...common, ...regionFields],
  regio_nieuws: [...common, "publication_date"],
  regio_overzicht: common,
  regio_vacancies: [...common, ...vacancyFields, ...regionalVacancyFields],
  shoppagina: [...common, "items"],
  vacancies: [...common, ...vacancyFields],
  vacancy_overview: common,
};

/** The folders that hold pages, with the page types that belong there. */
export const pageFolders = {
  home: ["homepage"],
  pages: pageTypeNames.filter((type) => type !== "homepage" && type !== "news"),
  news: ["news"],
} satisfies Record<string, readonly PageType[]>;

export type PageFolder = keyof typeof pageFolders;

export const brands = ["alzheimer", "samen", "dementie"] as const;
export type Brand = (typeof brands)[number];
