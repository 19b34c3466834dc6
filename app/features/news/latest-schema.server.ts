import { z } from "zod";
import { pathData } from "~/fields/api-fields";
import { isoMoment } from "~/fields/days";
import { apiImageSchema } from "~/fields/images";
import { readableItems } from "~/fields/readable-items";
import type { LatestNewsItem } from "./latest";

const itemSchema = z.object({
  HideFromHomepage: z.boolean().nullish(),
  PublicationDate: isoMoment,
  Title: z.string().min(1),
  HeaderImage: apiImageSchema.nullish().catch(null),
  Data: pathData,
});

/** Latest news; items that fail to decode are logged and left out, those hidden from the home page left out. */
export const latestNewsSchema = readableItems(itemSchema).transform((items) =>
  items
    .filter(({ HideFromHomepage }) => !HideFromHomepage)
    .map(
      (item): LatestNewsItem => ({
        title: item.Title,
        url: item.Data.Path,
        date: item.PublicationDate,
        image: item.HeaderImage ?? null,
      }),
    ),
);
