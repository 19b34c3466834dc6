import { z } from "zod";
import { definePage } from "~/fields/definitions";
import { dateField, termField } from "~/fields/drupal-fields";
import type { PageFields } from "~/fields/page-fields";

const fields = z.object({
  created: dateField.catch(null),
  field_publication_date: dateField.catch(null),
  // National news only.
  field_news_category: termField.catch(null),
});

function read(decoded: z.output<typeof fields> & PageFields) {
  return {
    /** A day or a moment (ISO 8601); null where the CMS has neither date. */
    publicationDate: decoded.field_publication_date ?? decoded.created,
    newsCategory: decoded.field_news_category,
  };
}

export const news = definePage("news", {
  kind: "news",
  isArticle: true,
  hasFeedbackForm: true,
  hasNationalNewsFeed: true,
  fields,
  read,
});

export const regioNieuws = definePage("regio_nieuws", {
  kind: "regioNews",
  isArticle: true,
  hasFeedbackForm: true,
  titleSuffix: ({ title, region }) => (region && !title.includes(region.title) ? region.title : ""),
  fields,
  read,
});
