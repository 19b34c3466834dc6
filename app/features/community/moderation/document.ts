import { staffDocument } from "~/features/staff/public";
import type { DocumentInfo } from "~/utils/document";

/** The document of a page for moderators. */
export const moderationDocument = (title: string): DocumentInfo => ({
  ...staffDocument(title),
  sheets: ["accounts", "staff", "community"],
});
