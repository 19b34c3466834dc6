import { z } from "zod";
import { apiImageSchema } from "~/fields/images";
import { isLocalPath } from "~/fields/links";
import { readableItems } from "~/fields/readable-items";
import type { LatestNewsItem } from "./latest";

const itemSchema = z.object({
  HideFromHomepage: z.boolean().nullish(),
  PublicationDate: z.iso.datetime({ offset: true }),
  Title: z.string().min(1),
  HeaderImage: apiImageSchema.nullish().catch(null),
  Data: z.object({ Path: z.string().refine(isLocalPath) }),
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
