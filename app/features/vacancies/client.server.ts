import { orNothing } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { failureMessage } from "~/utils/errors";
import type { SearchRadius } from "~/utils/search-radius";
import { defaultVacancyRange, type VacancyFilter } from "./filter";
import type { VacancyPage } from "./list";
import { vacancyPageSchema } from "./schema.server";

/** Where the vacancies of a region come from: those near a place, else those of the region. */
export interface VacancySource {
  regionId: number | null;
  place: string | null;
}

/** The vacancies that are open. Pages are from 1; 'none' (a 404) is an empty page. */
export interface VacanciesClient {
  /** Volunteer work, `pageSize` on a page. Without a place it is that of the whole country. */
  searchVacancies(
    filter: Pick<VacancyFilter, "ids" | "search" | "place" | "range">,
    paging: { page: number; pageSize: number },
  ): Promise<UpstreamResult<VacancyPage>>;
  /** All volunteer work near a place or postcode, six on a page; none where the place is not known. */
  listClosestVacancies(
    place: string,
    filter: { range: SearchRadius; page: number },
  ): Promise<UpstreamResult<VacancyPage>>;
  /** Six on a page; without a source a failure with status 500 (spec 001, section 8). */
  listRegionVacancies(source: VacancySource, page: number): Promise<UpstreamResult<VacancyPage>>;
}

const none: VacancyPage = { items: [], total: 0 };

export function createVacanciesClient(api: Upstream, scope: CallScope): VacanciesClient {
  const pageOf = async (path: string, query: [string, string][]) =>
    orNothing(
      await getJson(api, scope, path, { schema: vacancyPageSchema(scope.logger, path), query }),
      none,
    );

  const closest = (place: string, range: SearchRadius, page: number) =>
    pageOf("/api/v1/region/vacancies/closest", [
      ["query", place],
      ["radius", String(range)],
      ["page", String(page)],
    ]);

  return {
    searchVacancies({ ids, search, place, range }, { page, pageSize }) {
      const chosen = (name: string, list: number[]) => list.map((id): [string, string] => [name, String(id)]);
      return pageOf("/api/v1/region/vacancies/search", [
        ["query", search],
        ...chosen("functionId", ids.functionIds),
        ...chosen("activityId", ids.activityIds),
        ...chosen("durationId", ids.durationIds),
        ...chosen("availabilityId", ids.availabilityIds),
        ["address", place ?? ""],
        ["page", String(page)],
        ["pageSize", String(pageSize)],
        ...(place ? [["radius", String(range)] satisfies [string, string]] : []),
      ]);
    },
    listClosestVacancies: (place, { range, page }) => closest(place, range, page),
    async listRegionVacancies({ regionId, place }, page) {
      if (place) return closest(place, defaultVacancyRange, page);
      if (regionId !== null) return pageOf(`/api/v1/region/vacancies/${regionId}`, [["page", String(page)]]);
      scope.logger.error({ status: 500 }, "vacancies of neither a region nor a place");
      return { kind: "failed", status: 500, reason: failureMessage(500) };
    },
  };
}
