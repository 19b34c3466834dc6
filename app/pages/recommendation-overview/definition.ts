import { z } from "zod";
import type { ShelfItem } from "~/features/recommendations/item-shelf";
import { commonPage, pageFields } from "~/pages/page-fields";
import type { Overview } from "~/utils/overview";

export const recommendationOverviewSchema = z.object(pageFields).transform((fields) => ({
  type: "recommendation_overview" as const,
  ...commonPage(fields),
  /** What it recommends, filled in by the loader; null in the gallery. */
  overview: null as Overview<ShelfItem> | null,
}));
