import { accountDocument } from "~/features/accounts/public";

/** The document of a page of the inbox. */
export const inboxDocument = (title: string) =>
  accountDocument(title, { sheets: ["accounts", "profile", "community", "editor", "inbox"] });
