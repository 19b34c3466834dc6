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
  "reviewed_by",
  "reviewed_on",
  "secondary_link",
  "sticky_cta",
] as const satisfies readonly FieldName[];

const newsFields = ["hide_from_homepage", "news_category", "publication_date"] as const satisfies FieldName[];

export const pageTypeNames = ["homepage", "content_page", "overview_page", "news"] as const;
export type PageType = (typeof pageTypeNames)[number];

/** The fields each page type takes. */
export const pageTypes: Record<PageType, readonly FieldName[]> = {
  homepage: common,
  content_page: common,
  overview_page: common,
  news: [...common, ...newsFields],
};

/** The folders that hold pages, with the page types that belong there. */
export const pageFolders = {
  home: ["homepage"],
  pages: ["content_page", "overview_page"],
  news: ["news"],
} as const satisfies Record<string, readonly PageType[]>;

export type PageFolder = keyof typeof pageFolders;

export const brands = ["alzheimer", "samen", "dementie"] as const;
export type Brand = (typeof brands)[number];
