import { appliesTo, type PageTypes } from "./page-rules";

/** A style sheet that an editor adds to the page at this path, if the page has one of these types. */
export interface InjectedStyle {
  /** Identifies the entry and its current code (app/shell/injected-styles.server.ts). */
  name: string;
  types: PageTypes;
}

/** Above real use, and within the length limit of addresses. */
const maxStyles = 50;

/** Address of the combined style sheet for a page type; null without matching entries. */
export function sheetAddress(styles: readonly InjectedStyle[], pageType: string | undefined): string | null {
  const names = styles.filter(({ types }) => appliesTo(types, pageType)).map(({ name }) => name);
  return names.length > 0 ? `/stijl/${names.slice(0, maxStyles).join(".")}.css` : null;
}

/** Entry names in the file name of such an address; null for an invalid file name. */
export function readSheetName(file: string): string[] | null {
  const names = file.split(".");
  const wellFormed = names.pop() === "css" && names.length > 0 && names.length <= maxStyles;
  return wellFormed && names.every((name) => /^[\da-f]{16}$/.test(name)) ? names : null;
}
