import { mailingQuery } from "~/blocks/spotler-form/query";
import { activityQuery } from "~/features/activities/public";
import { regionQuery } from "~/features/regions/public";
import { vacancyQuery } from "~/features/vacancies/public";
import { overviewQuery } from "~/utils/overview";
import { listQuery } from "~/utils/pagination";
import { joinQueries } from "~/utils/route-policy";

/** What the pages of the CMS read: lists, filters, mailings, and `item`, the question that is open. */
export const pageQuery = joinQueries(
  listQuery,
  overviewQuery,
  activityQuery,
  vacancyQuery,
  regionQuery,
  mailingQuery,
  {
    shared: ["item"],
  },
);
