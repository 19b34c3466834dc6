import type { PageHeaderContent } from "./page-header";

/** The page header of a fixed route without a CMS page. */
export function builtInHeader(title: string, introduction: string | null = null): PageHeaderContent {
  return {
    title,
    introduction,
    bigTitle: false,
    image: null,
    video: null,
    primaryButton: null,
    secondaryLink: null,
    overlayText: null,
    overlayColor: "light",
    sand: false,
  };
}
