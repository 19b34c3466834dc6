import type { RequestScope } from "~/.server/context/scope";
import type { DocumentInfo } from "~/utils/document";
import type { PageType } from "./definitions";
import type { DecodedPage, Page, PageData } from "./types";

/** The request that a page is loaded for. */
export interface PageRequest {
  scope: RequestScope;
  request: Request;
  /** The page's path in the CMS, else the requested path. */
  path: string;
}

/** A page with its data. */
export interface LoadedPage<T extends PageType = PageType> {
  page: Page<T>;
  /** Properties of the document that depend on the data. */
  document?: (title: string) => Partial<DocumentInfo>;
  /** Whether the main list of the page could not be loaded; the status is then 503. */
  failed?: boolean;
}

/** Loads the data of a page. */
export type PageLoader<T extends keyof PageData> = (
  page: DecodedPage<T>,
  request: PageRequest,
) => Promise<LoadedPage<T>>;
