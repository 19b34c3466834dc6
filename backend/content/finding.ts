import type { PageSource } from "../pages/page-sources";

/** A problem in `content/` that an editor must fix (error) or should review (warning). */
export interface Finding {
  level: "error" | "warning";
  /** Path within the content folder. */
  file: string;
  /** Line number from 1; null when unknown. */
  line: number | null;
  message: string;
}

/** A finding before its line number is known. */
export interface UnlocatedFinding extends Omit<Finding, "line"> {
  /** Texts that lead to the line: each is searched after the previous one. */
  needles: string[];
}

/** The page of a region and its about page are at the top of the region file, without a slug. */
export function isAtTopOfFile(type: PageSource["type"]): boolean {
  return type === "regio" || type === "over_de_regio";
}

export const trimmedText = (value: unknown) => (typeof value === "string" ? value.trim() : "");
export const lastPart = (address: string) => address.split("/").at(-1) ?? "";
