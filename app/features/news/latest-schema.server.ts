import { z } from "zod";
import { apiImageSchema } from "~/fields/images";
import { isLocalPath } from "~/fields/links";
import type { LatestNewsItem } from "./latest";

const itemSchema = z.object({
  HideFromHomepage: z.boolean().nullish(),
  PublicationDate: z.iso.datetime({ offset: true }),
  Title: z.string().min(1),
  HeaderImage: apiImageSchema.nullish().catch(null),
  Data: z.object({ Path: z.string().refine(isLocalPath) }),
});

/** Latest news; leaves out items that fail to decode or are hidden from the home page. */
export const latestNewsSchema = z.array(z.unknown()).transform((items) =>
  items.flatMap((json): LatestNewsItem[] => {
    const item = itemSchema.safeParse(json).data;
    if (!item || item.HideFromHomepage) return [];
    return [
      { title: item.Title, url: item.Data.Path, date: item.PublicationDate, image: item.HeaderImage ?? null },
    ];
  }),
);
