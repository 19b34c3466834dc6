import { z } from "zod";
import { textSchema } from "../content/field-schemas";
import { plainTextOfMarkdown } from "../content/rich-text";
import type { PageSource } from "../pages/page-sources";
import type { RegionPage } from "./regions";

// What is wrong with these is reported where the page is expanded.
const summaryFacts = z.object({
  introduction_wysiwyg: textSchema.catch(""),
  header_image_video: textSchema.optional().catch(undefined),
});

/** What lists show of a page. */
export function summaryOf({ nid, address, title, fields }: PageSource): RegionPage {
  const { introduction_wysiwyg, header_image_video } = summaryFacts.parse(fields);
  const introduction = plainTextOfMarkdown(introduction_wysiwyg);
  return { id: nid, path: address, title, introduction, picture: header_image_video };
}
