import type { RequestScope } from "~/.server/context/scope";
import { unavailable } from "~/.server/http/failures";
import { longDate } from "~/utils/dates";
import type { DocumentFeed } from "~/utils/document";
import type { Feed, FeedItem } from "~/utils/feed";
import { pageCount } from "~/utils/pagination";
import { maxPageSize, searchVacancies } from "./client.server";
import { readVacancyFilter, type VacancyFilter, vacancyAddress, vacancyFeedAddress } from "./filter";
import type { ListedVacancy } from "./list";

type Scope = Pick<RequestScope, "upstreams" | "query" | "t">;

const overviewPath = "/vrijwilligerswerk";
const maxItems = 50;
/** More than are open near any place. */
const maxPages = 10;

/** The feed link for a list of vacancies with this filter. */
export function vacancyFeed(filter: VacancyFilter, { t }: Pick<RequestScope, "t">): DocumentFeed {
  const { search, place, radius } = filter;
  const filters = [search && `‘${search}’`, place && t("vacancies.filter.near", { radius, place })].filter(
    Boolean,
  );
  const brand = t("brand.name");
  return {
    title:
      filters.length > 0
        ? t("vacancies.feedFor", { brand, filters: filters.join(", ") })
        : t("vacancies.feed", { brand }),
    address: vacancyFeedAddress(filter),
    format: "rss",
  };
}

/**
 * The vacancies that match the filter of an address, as a feed; empty for an unknown place.
 * @throws a 503 response if the search fails
 */
export async function loadVacancyFeed(scope: Scope): Promise<Feed> {
  const filter = readVacancyFilter(scope.query);
  const { title, address } = vacancyFeed(filter, scope);
  const isNoPlace = filter.typed !== "" && filter.place === null;
  const vacancies = isNoPlace ? [] : await findVacancies(scope, filter);
  return {
    kind: "vacatures",
    title,
    page: vacancyAddress(overviewPath, filter),
    address,
    items: vacancies
      .flatMap((vacancy) => feedItem(vacancy, scope) ?? [])
      .sort((one, other) => other.published.localeCompare(one.published))
      .slice(0, maxItems),
  };
}

/** The first page of a search; near a place all pages, as the nearest come first and any page may have the newest. */
async function findVacancies(scope: Scope, filter: VacancyFilter): Promise<ListedVacancy[]> {
  const load = async (page: number) => {
    const found = await searchVacancies(scope, filter, { page, pageSize: maxPageSize });
    if (found.kind !== "loaded") throw unavailable();
    return found.value;
  };
  const { items, total } = await load(1);
  const found = [...items];
  const pages = filter.place ? Math.min(pageCount(total, maxPageSize), maxPages) : 1;
  for (let page = 2; page <= pages; page += 1) found.push(...(await load(page)).items);
  return found;
}

/** Null if the publication date is unknown: a feed item requires one. */
function feedItem(vacancy: ListedVacancy, { t }: Pick<RequestScope, "t">): FeedItem | null {
  const { id, url, title, subTitle, introduction, place, duration, publicationDate, endDate, theme } =
    vacancy;
  if (!publicationDate) return null;
  const where = place && (place.kind === "city" ? place.city : t(`vacancy.places.${place.kind}`));
  const facts = [subTitle, where, duration].filter(Boolean).join(" · ");
  const until = endDate && `${t("vacancies.until", { date: longDate(endDate) })}.`;
  return {
    id: String(id),
    path: url,
    title,
    text: [facts && `${facts}.`, introduction, until].filter(Boolean).join(" "),
    published: publicationDate,
    label: theme,
  };
}
