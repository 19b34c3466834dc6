import { matchesPath } from "~/utils/path-patterns";

/** Selects pages by path, by page type, or by both. */
export interface PageRule {
  /** Patterns of app/utils/path-patterns.ts. */
  paths: string[];
  /** Bundles of the CMS, such as `news`. */
  contentTypes: string[];
  /** Whether both conditions must match, or one. */
  condition: "AND" | "OR";
}

/** The page types to which a rule applies; null is every type. */
export type PageTypes = string[] | null;

/**
 * Evaluates the path condition of a rule: the page types to which it applies at this path. As in Drupal's Asset
 * Injector, empty conditions are ignored: a rule without conditions applies to every page.
 */
export function pageTypesAt(path: string, { paths, contentTypes, condition }: PageRule): PageTypes {
  if (contentTypes.length === 0) return paths.length === 0 || matchesPath(paths, path) ? null : [];
  if (paths.length === 0) return contentTypes;
  const onPath = matchesPath(paths, path);
  if (condition === "AND") return onPath ? contentTypes : [];
  return onPath ? null : contentTypes;
}

/** Evaluates the type condition. Built-in pages have no page type. */
export function appliesTo(types: PageTypes, pageType: string | undefined): boolean {
  return types === null || (pageType !== undefined && types.includes(pageType));
}
