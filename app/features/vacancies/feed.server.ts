import type { RequestScope } from "~/.server/context/scope";
import { unavailable } from "~/.server/http/failures";
import { longDate } from "~/utils/dates";
import type { DocumentFeed } from "~/utils/document";
import type { Feed, FeedItem } from "~/utils/feed";
import { searchVacancies } from "./client.server";
import { readVacancyFilter, type VacancyFilter, vacancyAddress } from "./filter";
import type { ListedVacancy } from "./list";

const overviewPath = "/vrijwilligerswerk";
const mostItems = 50;

/** What a page of vacancies says of the feed of its search. */
export function vacancyFeed(filter: VacancyFilter, { t }: Pick<RequestScope, "t">): DocumentFeed {
  const { search, place, range } = filter;
  const filters = [search && `‘${search}’`, place && t("vacancies.filter.near", { range, place })].filter(
    Boolean,
  );
  const brand = t("brand.name");
  return {
    title:
      filters.length > 0
        ? t("vacancies.feedFor", { brand, filters: filters.join(", ") })
        : t("vacancies.feed", { brand }),
    address: vacancyAddress(`${overviewPath}.rss`, filter),
    format: "rss",
  };
}

/**
 * The vacancies that a search finds, as a feed; empty where it finds none, or the place is not known.
 * @throws a 503 where they cannot be had
 */
export async function loadVacancyFeed(scope: Pick<RequestScope, "upstreams" | "query" | "t">): Promise<Feed> {
  const filter = readVacancyFilter(scope.query);
  const { title, address } = vacancyFeed(filter, scope);
  const nowhere = filter.typed !== "" && filter.place === null;
  const found = nowhere ? null : await searchVacancies(scope, filter, { page: 1, pageSize: mostItems });
  if (found && found.kind !== "loaded") throw unavailable();
  return {
    kind: "vacatures",
    title,
    page: vacancyAddress(overviewPath, filter),
    address,
    items: (found?.value.items ?? []).flatMap((vacancy) => feedItem(vacancy, scope) ?? []),
  };
}

/** Null for one of which it is not known when it came out. */
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
