import type { TFunction } from "i18next";
import type { DocumentInfo } from "~/utils/document";

/** The document of a page of giving, which search engines leave out. */
export function donationDocument(title: string, changes: Partial<DocumentInfo> = {}): DocumentInfo {
  const sheets = ["accounts" as const, "donate" as const];
  return { title, noindex: true, hidePrefooter: true, hasForm: true, sheets, ...changes };
}

/** The title of a page that reads its form from its address, which says whether it is to be mended. */
export const formTitle = (title: string, isWrong: boolean, t: TFunction): string =>
  isWrong ? `${t("forms.errorPrefix")} ${title}` : title;
