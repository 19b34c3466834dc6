import type { RequestScope } from "~/.server/context/scope";
import type { DocumentInfo } from "~/utils/document";
import type { PageType } from "./definitions";
import type { DecodedPage, Page, PageData } from "./types";

/** The request a page is loaded for. */
export interface PageRequest {
  scope: RequestScope;
  request: Request;
  /** The page's own address, else the one that was asked for. */
  path: string;
}

/** A page with its data. */
export interface LoadedPage<T extends PageType = PageType> {
  page: Page<T>;
  /** What the data adds to the document. */
  document?: (title: string) => Partial<DocumentInfo>;
  /** The list that the page is for could not be loaded: the page is a 503. */
  failed?: boolean;
}

/** Loads what a page shows besides its own fields and blocks. */
export type PageLoader<T extends keyof PageData> = (
  page: DecodedPage<T>,
  request: PageRequest,
) => Promise<LoadedPage<T>>;
