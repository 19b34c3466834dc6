import type { PageHeaderContent } from "./page-header";

/** The header of a fixed route whose page does not stand in the CMS. */
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
