import { staffDocument } from "~/features/staff/public";
import type { DocumentInfo } from "~/utils/document";

/** The document of a page of the desk. */
export const deskDocument = (title: string): DocumentInfo => ({
  ...staffDocument(title),
  sheets: ["accounts", "staff", "community"],
});
