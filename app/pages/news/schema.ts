import { z } from "zod";
import type { LatestNewsItem } from "~/domain/latest-news";
import { requiredDateField, termField } from "~/utils/drupal-fields";
import { commonPage, pageFields } from "../page-fields";

/** National and regional news look the same. */
function newsItemSchema<T extends string>(type: T) {
  return z
    .object({
      ...pageFields,
      field_publication_date: requiredDateField,
      // News of a region has none.
      field_news_category: termField.catch(null),
    })
    .transform((fields) => {
      // `loadPageData` puts them in.
      const related: LatestNewsItem[] = [];
      return {
        type,
        ...commonPage(fields),
        publicationDate: fields.field_publication_date,
        newsCategory: fields.field_news_category,
        related,
      };
    });
}

export const newsSchema = newsItemSchema("news");
export const regioNieuwsSchema = newsItemSchema("regio_nieuws");
