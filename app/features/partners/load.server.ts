import type { RequestScope } from "~/.server/context/scope";
import { type ListPage, loadList } from "~/.server/http/list-pages";
import { toOverview } from "~/.server/http/to-overview";
import { containsWords, type Overview, readTerm } from "~/utils/overview";
import { readPageRequest } from "~/utils/pagination";
import { listPartners } from "./client.server";
import type { Partner } from "./model";

const partnersPerPage = 10;

/** All partner companies; the CMS returns them in one response. */
export async function loadPartners(
  scope: Pick<RequestScope, "upstreams" | "query">,
  path: string,
): Promise<Overview<Partner>> {
  const term = readTerm(scope.query);
  const all = listPartners(scope);
  const list = await loadList(readPageRequest(scope.query), partnersPerPage, async (page) => {
    const result = await all;
    if (result.kind !== "loaded") return result;
    const found = term
      ? result.value.filter(({ title, introduction, tag }) => containsWords([title, introduction, tag], term))
      : result.value;
    return { ...result, value: pageOf(found, page, partnersPerPage) };
  });
  return toOverview({ kind: "partners", path, term }, list);
}

function pageOf<T>(items: T[], page: number, size: number): ListPage<T> {
  return { items: items.slice((page - 1) * size, page * size), total: items.length };
}
