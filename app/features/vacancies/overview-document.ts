import type { TFunction } from "i18next";
import type { DocumentInfo } from "~/utils/document";
import { pageAddress } from "~/utils/pagination";
import { type VacancyOverview, vacancyAddress } from "./filter";

/**
 * What the overview of vacancies says about its document. Whatever is asked of it is one visitor's question and not
 * for search engines (decision 17, docs/decisions/0023-vacancies.md); its canonical address is the list itself.
 */
export function vacancyDocument(
  { path, filter, paging: { page, count } }: Pick<VacancyOverview, "path" | "filter" | "paging">,
  title: string,
  t: TFunction<"Common">,
): Pick<DocumentInfo, "title" | "noindex" | "canonical" | "prev" | "next"> {
  const term = [filter.search, filter.typed].filter(Boolean).join(", ");
  const address = vacancyAddress(path, filter);
  const asked = address !== path;
  const to = (number: number) => pageAddress(address, { page: number, fromFirst: false });
  const titlePage = page > 1 ? t("overview.titlePage", { title, page }) : title;
  return {
    title: term ? t("overview.titleFor", { title, term }) : titlePage,
    noindex: asked,
    canonical: asked ? path : to(page),
    prev: page > 1 ? to(page - 1) : null,
    next: page < count ? to(page + 1) : null,
  };
}
