import type { TFunction } from "i18next";
import type { DocumentInfo } from "~/utils/document";
import { titleOfPage } from "~/utils/overview";
import { pageAddress } from "~/utils/pagination";
import { type VacancyOverview, vacancyAddress } from "./filter";

/**
 * The metadata of the vacancy overview. Filtered lists are not indexed, and their canonical address is the unfiltered
 * list (docs/decisions/0023-vacancies.md).
 */
export function vacancyDocument(
  { path, filter, paging }: Pick<VacancyOverview, "path" | "filter" | "paging">,
  title: string,
  t: TFunction<"Common">,
): Pick<DocumentInfo, "title" | "noindex" | "canonical" | "prev" | "next"> {
  const { page, count } = paging;
  const term = [filter.search, filter.typed].filter(Boolean).join(", ");
  const address = vacancyAddress(path, filter);
  const isFiltered = address !== path;
  const pageLink = (number: number) => pageAddress(address, { page: number, fromFirst: false });
  return {
    title: titleOfPage(term ? t("overview.titleFor", { title, term }) : title, paging, t),
    noindex: isFiltered,
    canonical: isFiltered ? path : pageLink(page),
    prev: page > 1 ? pageLink(page - 1) : null,
    next: page < count ? pageLink(page + 1) : null,
  };
}
