import type { PageHeaderContent } from "./header-content";

/** The page header of a fixed route without a CMS page. */
export function builtInHeader(title: string, introduction: string | null = null): PageHeaderContent {
  return {
    title,
    introduction,
    bigTitle: false,
    custom: false,
    image: null,
    video: null,
    file: null,
    primaryButton: null,
    secondaryLink: null,
    overlayText: null,
    overlayColor: "light",
    sand: false,
  };
}

/** What a visitor sees of a header: of a custom one the title; on a calm page a picture only with a text. */
export function shownHeader(header: PageHeaderContent, { calm }: { calm: boolean }): PageHeaderContent {
  const { title, bigTitle, custom, sand } = header;
  if (custom) return { ...builtInHeader(title), bigTitle, custom, sand };
  return calm && !header.overlayText ? { ...header, image: null } : header;
}
