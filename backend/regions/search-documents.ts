import { plainTextOfMarkdown } from "../content/rich-text";
import type { PageType } from "../pages/page-types";
import { summaryOf } from "./page-summary";
import type { RegionSources } from "./region-sources";

/** A document for the search index: a page derived from `regions/` or `vacancies/`. */
export interface RegionDocument {
  nid: number;
  type: PageType;
  title: string;
  /** Plain text. */
  introduction: string;
  /** The text of its blocks. */
  text: string;
}

/** Fields of blocks and pages without searchable text. */
const unsearchableFields = [
  "type",
  "image",
  "header_image_video",
  "image_position",
  "link",
  "external_link",
  "geo",
];

/** Search documents for pages and, once each, series. Much cheaper than expanding the pages. */
export function searchDocuments({
  sources,
  series,
}: Pick<RegionSources, "sources" | "series">): RegionDocument[] {
  return [
    ...sources.map((source): RegionDocument => {
      const { title, introduction } = summaryOf(source);
      const { page_content, address, sub_title, plaatsnaam } = source.fields;
      return {
        nid: source.nid,
        type: source.type,
        title,
        introduction,
        text: textIn([page_content, address, sub_title, plaatsnaam]),
      };
    }),
    ...series.map(({ nid, series: { title, introduction_wysiwyg, ...fields } }): RegionDocument => {
      const introduction = plainTextOfMarkdown(introduction_wysiwyg);
      const text = textIn([fields.editions, fields.page_content, fields.location, fields.address]);
      return { nid, type: "activiteit", title, introduction, text };
    }),
  ];
}

/** All texts in a content value, without Markdown markup. */
function textIn(value: unknown): string {
  if (typeof value === "string") return value.replace(/\]\([^)]*\)/g, " ").replace(/[#*_>[\]]/g, " ");
  if (Array.isArray(value)) return value.map(textIn).join(" ");
  if (typeof value !== "object" || value === null) return "";
  const entries = Object.entries(value).filter(([name]) => !unsearchableFields.includes(name));
  return entries.map(([, item]) => textIn(item)).join(" ");
}
