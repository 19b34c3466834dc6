import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { isListed } from "../pages/listed";
import type { PageType } from "../pages/page-types";
import { pageNumber, refuse, slicePage } from "../query";

const addressesPerPage = 10_000;
const querySchema = z.object({ page: pageNumber(0) });
/** Page types that are not listed: result pages are only for people who took the test. */
const unlisted: readonly PageType[] = ["memory_test_result_page"];

/** Serves all public addresses with the date of their last change, for the site map. */
export function siteAddressRoutes({ content, now }: Backend): Hono {
  const sitePages = [...content.pages.values()].filter(
    ({ hiddenInSearch, noIndex, type }) => !hiddenInSearch && !noIndex && !unlisted.includes(type),
  );
  return new Hono().get("/api/drupal/api/site-addresses", (c) => {
    const params = querySchema.safeParse(c.req.query());
    if (!params.success) return refuse(c, params.error);
    const all = [
      ...sitePages
        .filter((page) => isListed(page, now()) && !content.vacancies.isClosed(page.nid, now()))
        .map(({ address, changed, created }) => ({ address, changed: changed ?? created })),
      ...content.regionPages.listed(now()),
    ];
    return c.json({
      items: slicePage(all, params.data.page, addressesPerPage).map(({ address, changed }) => ({
        path: address,
        ...(changed && { changed: `${changed}T08:00:00Z` }),
      })),
      total: all.length,
    });
  });
}
