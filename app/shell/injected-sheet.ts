import { appliesTo, type PageTypes } from "./page-rules";

/** A style sheet of an editor that belongs on the page at this path, if it is of one of these types. */
export interface InjectedStyle {
  /** Which entry, and which code (app/shell/injected-styles.server.ts). */
  name: string;
  types: PageTypes;
}

/** More than editors ever have on one page, and less than an address can hold. */
const maxStyles = 50;

/** The address of the one style sheet of the entries that hold for a type of page; null where there are none. */
export function sheetAddress(styles: readonly InjectedStyle[], pageType: string | undefined): string | null {
  const names = styles.filter(({ types }) => appliesTo(types, pageType)).map(({ name }) => name);
  return names.length > 0 ? `/stijl/${names.slice(0, maxStyles).join(".")}.css` : null;
}

/** The entries that the last part of such an address names; null for what is no such address. */
export function readSheetName(file: string): string[] | null {
  const names = file.split(".");
  const wellFormed = names.pop() === "css" && names.length > 0 && names.length <= maxStyles;
  return wellFormed && names.every((name) => /^[\da-f]{16}$/.test(name)) ? names : null;
}
