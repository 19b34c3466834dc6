import { type PageType, pageDefinitions } from "../../app/pages/definitions";

export type { PageType };

export const pageTypeNames = Object.values(pageDefinitions).map(({ bundle }) => bundle);

/** The folders of pages, with the page types that each allows. */
export const pageFolders = {
  home: ["homepage"],
  pages: pageTypeNames.filter((type) => type !== "homepage" && type !== "news"),
  news: ["news"],
} satisfies Record<string, readonly PageType[]>;

export type PageFolder = keyof typeof pageFolders;
