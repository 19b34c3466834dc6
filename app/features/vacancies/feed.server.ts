import type { RequestScope } from "~/.server/context/scope";
import { unavailable } from "~/.server/http/failures";
import { longDate } from "~/utils/dates";
import type { DocumentFeed } from "~/utils/document";
import type { Feed, FeedItem } from "~/utils/feed";
import { searchVacancies } from "./client.server";
import { readVacancyFilter, type VacancyFilter, vacancyAddress, vacancyFeedAddress } from "./filter";
import type { ListedVacancy } from "./list";

const overviewPath = "/vrijwilligerswerk";
const maxItems = 50;

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
export async function loadVacancyFeed(scope: Pick<RequestScope, "upstreams" | "query" | "t">): Promise<Feed> {
  const filter = readVacancyFilter(scope.query);
  const { title, address } = vacancyFeed(filter, scope);
  const isNoPlace = filter.typed !== "" && filter.place === null;
  const found = isNoPlace ? null : await searchVacancies(scope, filter, { page: 1, pageSize: maxItems });
  if (found && found.kind !== "loaded") throw unavailable();
  return {
    kind: "vacatures",
    title,
    page: vacancyAddress(overviewPath, filter),
    address,
    items: (found?.value.items ?? []).flatMap((vacancy) => feedItem(vacancy, scope) ?? []),
  };
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
