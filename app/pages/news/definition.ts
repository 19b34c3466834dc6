import { z } from "zod";
import type { LatestNewsItem } from "~/features/news/latest";
import { dateField, termField } from "~/fields/drupal-fields";
import { commonPage, pageFields } from "~/pages/page-fields";

/** National and regional news look the same. */
function newsItemSchema<T extends string>(type: T) {
  return z
    .object({
      ...pageFields,
      created: dateField.catch(null),
      field_publication_date: dateField.catch(null),
      // News of a region has none.
      field_news_category: termField.catch(null),
    })
    .transform((fields) => {
      // `loadPageData` puts them in.
      const related: LatestNewsItem[] = [];
      return {
        type,
        ...commonPage(fields),
        /** A day or a moment; null where the CMS says nothing of it. */
        publicationDate: fields.field_publication_date ?? fields.created,
        newsCategory: fields.field_news_category,
        related,
      };
    });
}

export const newsSchema = newsItemSchema("news");
export const regioNieuwsSchema = newsItemSchema("regio_nieuws");
