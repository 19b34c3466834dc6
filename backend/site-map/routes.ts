import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { isListed } from "../pages/listed";
import type { PageType } from "../pages/page-types";
import { pageNumber, refuse, slicePage } from "../query";

const addressesPerPage = 10_000;
const querySchema = z.object({ page: pageNumber(0) });
/** Result texts are for whoever took the test. */
const unlisted: readonly PageType[] = ["memory_test_result_page"];

/** What there is to find for a search engine: every address, and when it last changed. */
export function siteAddressRoutes({ content, now }: Backend): Hono {
  const own = [...content.pages.values()].filter(
    ({ hiddenInSearch, noIndex, type }) => !hiddenInSearch && !noIndex && !unlisted.includes(type),
  );
  return new Hono().get("/api/drupal/api/site-addresses", (c) => {
    const question = querySchema.safeParse(c.req.query());
    if (!question.success) return refuse(c, question.error);
    const all = [
      ...own
        .filter((page) => isListed(page, now()) && !content.vacancies.isClosed(page.nid, now()))
        .map(({ address, changed, created }) => ({ address, changed: changed ?? created })),
      ...content.regionPages.listed(now()),
    ];
    return c.json({
      items: slicePage(all, question.data.page, addressesPerPage).map(({ address, changed }) => ({
        path: address,
        ...(changed && { changed: `${changed}T08:00:00Z` }),
      })),
      total: all.length,
    });
  });
}
