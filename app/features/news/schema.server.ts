import { z } from "zod";
import { idText, optionalPlainText, requiredPlainText } from "~/fields/api-fields";
import { isoMoment } from "~/fields/days";
import { apiImageSchema } from "~/fields/images";
import { isLocalPath } from "~/fields/links";
import { firstPageOf, optionalItems } from "~/fields/readable-items";
import type { NewsItem, NewsPage } from "./model";

const itemSchema = z
  .object({
    Id: idText,
    Title: requiredPlainText,
    Type: z.string().catch(""),
    Introduction: optionalPlainText,
    Url: z.string().refine(isLocalPath, "is not a path"),
    HeaderImage: apiImageSchema.nullish().catch(null),
    PublicationDate: isoMoment,
    Changed: isoMoment.nullish().catch(null),
    SearchLabels: z.array(z.string()).nullish().catch(null),
  })
  .transform(
    (item): NewsItem => ({
      id: item.Id,
      title: item.Title,
      type: item.Type,
      introduction: item.Introduction ?? "",
      url: item.Url,
      image: item.HeaderImage ?? null,
      date: item.PublicationDate,
      changed: item.Changed ?? null,
      labels: item.SearchLabels ?? [],
    }),
  );

/** A page of news; items that fail to decode are logged and left out. */
const newsPageSchema = z
  .object({ Items: optionalItems(itemSchema), TotalItems: z.int().nonnegative() })
  .transform(({ Items: items, TotalItems: total }): NewsPage => ({ items, total }));

const firstNewsPageSchema = firstPageOf(newsPageSchema);

/** The schema of page n of a list of news, from 1. */
export function newsPageSchemaOf(page: number) {
  return page === 1 ? firstNewsPageSchema : newsPageSchema;
}
