import { matchesPath } from "~/utils/path-patterns";

/** Which pages get what an editor added: by path, by page type, or by both. */
export interface PageRule {
  /** Patterns of app/utils/path-patterns.ts. */
  paths: string[];
  /** Bundles of the CMS, such as `news`. */
  contentTypes: string[];
  /** Whether both have to match, or either. */
  condition: "AND" | "OR";
}

/** The types of page on which a rule holds; null is every type. */
export type PageTypes = string[] | null;

/**
 * The half of a rule that the path decides: on which types of page it holds at this path. A condition that the
 * editor left empty does not count, as in Drupal's Asset Injector: a rule without any holds on every page.
 */
export function pageTypesAt(path: string, { paths, contentTypes, condition }: PageRule): PageTypes {
  if (contentTypes.length === 0) return paths.length === 0 || matchesPath(paths, path) ? null : [];
  if (paths.length === 0) return contentTypes;
  const onPath = matchesPath(paths, path);
  if (condition === "AND") return onPath ? contentTypes : [];
  return onPath ? null : contentTypes;
}

/** The other half: whether it holds for a page of this type, which a page of our own does not have. */
export function appliesTo(types: PageTypes, pageType: string | undefined): boolean {
  return types === null || (pageType !== undefined && types.includes(pageType));
}
