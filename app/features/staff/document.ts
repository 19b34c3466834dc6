import { accountDocument } from "~/features/accounts/public";
import type { DocumentInfo } from "~/utils/document";

/** The document of a page of the staff area. */
export const staffDocument = (title: string): DocumentInfo =>
  accountDocument(title, { sheets: ["accounts", "staff"] });
