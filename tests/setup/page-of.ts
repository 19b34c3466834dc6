import type { PageType } from "~/pages/definitions";
import { pageSchema } from "~/pages/page-schema";
import type { DecodedPage, UnknownPage } from "~/pages/types";

/** Decodes a page of the CMS. @throws Error if it is of another type */
export function pageOf<T extends PageType>(type: T, json: unknown): DecodedPage<T> {
  const page = pageSchema.parse(json);
  if (!isOfType(page, type)) throw new Error(`Expected a page of the type ${type}, not ${page.type}`);
  return page;
}

function isOfType<T extends PageType>(
  page: DecodedPage | UnknownPage,
  type: T,
): page is DecodedPage<T> & DecodedPage {
  return page.type === type;
}
