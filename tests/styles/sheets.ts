import { readFileSync } from "node:fs";
import path from "node:path";

/** The style sheets that pages link or scripts fetch, with their source files. */
export const sheetFiles = {
  site: "app/shell/site.css",
  accounts: "app/features/accounts/styles.css",
  community: "app/features/community/styles.css",
  donate: "app/features/donations/styles.css",
  editor: "app/features/editor/styles.css",
  lists: "app/shell/lists.css",
  application: "app/features/vacancies/application/styles.css",
  inbox: "app/features/inbox/styles.css",
  "memory-test": "app/features/memory-test/styles.css",
  preview: "app/features/preview/styles.css",
  profile: "app/features/profile/styles.css",
  "slide-in": "app/features/slide-ins/styles.css",
  staff: "app/features/staff/styles.css",
  suggestions: "app/features/search/suggest/styles.css",
  preferences: "app/features/preferences/styles.css",
  "forced-colors": "app/design/styles/forced-colors.css",
  print: "app/design/styles/print.css",
} as const;

export type SheetName = keyof typeof sheetFiles;

export const sheetNames = Object.keys(sheetFiles) as SheetName[];

/** Paths of a style sheet and its imports. */
export function withImports(file: string): string[] {
  const imported = [...readFileSync(file, "utf8").matchAll(/@import "(\.[^"]+)"/g)];
  return [file, ...imported.flatMap(([, name = ""]) => withImports(path.join(path.dirname(file), name)))];
}
