import { z } from "zod";
import { textSchema } from "../content/field-schemas";
import { plainTextOfMarkdown } from "../content/rich-text";
import type { PageSource } from "../pages/page-sources";
import type { RegionPage } from "./regions";

// Invalid fields count as absent here; `expandPage` reports them.
const summarySchema = z.object({
  introduction_wysiwyg: textSchema.catch(""),
  header_image_video: textSchema.optional().catch(undefined),
});

/** The fields of a page that lists show. */
export function summaryOf({ nid, address, title, fields }: PageSource): RegionPage {
  const { introduction_wysiwyg, header_image_video } = summarySchema.parse(fields);
  const introduction = plainTextOfMarkdown(introduction_wysiwyg);
  return { id: nid, path: address, title, introduction, picture: header_image_video };
}
