import { plainTextOfMarkdown } from "../content/rich-text";
import type { PageType } from "../pages/page-types";
import { summaryOf } from "./page-summary";
import type { RegionSources } from "./region-sources";

/** What the search knows of a page of a region. */
export interface RegionDocument {
  nid: number;
  type: PageType;
  title: string;
  /** Plain text. */
  introduction: string;
  /** The words of its blocks. */
  text: string;
}

/** The fields of blocks and pages that hold no words to search for. */
const settings = ["type", "image", "header_image_video", "image_position", "link", "external_link", "geo"];

/** What there is to find of the regions: their pages, and each activity once. Much cheaper than expanding them. */
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
        text: wordsIn([page_content, address, sub_title, plaatsnaam]),
      };
    }),
    ...series.map(({ nid, series: { title, introduction_wysiwyg, ...fields } }): RegionDocument => {
      const introduction = plainTextOfMarkdown(introduction_wysiwyg);
      const text = wordsIn([fields.editions, fields.page_content, fields.location, fields.address]);
      return { nid, type: "activiteit", title, introduction, text };
    }),
  ];
}

/** All texts in a value of content, without the marks of Markdown. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value.replace(/\]\([^)]*\)/g, " ").replace(/[#*_>[\]]/g, " ");
  if (Array.isArray(value)) return value.map(wordsIn).join(" ");
  if (typeof value !== "object" || value === null) return "";
  const entries = Object.entries(value).filter(([name]) => !settings.includes(name));
  return entries.map(([, item]) => wordsIn(item)).join(" ");
}
