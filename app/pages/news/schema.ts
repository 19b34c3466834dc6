import { z } from "zod";
import { requiredDateField } from "~/utils/drupal-fields";
import { commonPage, pageFields } from "../page-fields";

/** National and regional news look the same. */
function newsItemSchema<T extends string>(type: T) {
  return z.object({ ...pageFields, field_publication_date: requiredDateField }).transform((fields) => ({
    type,
    ...commonPage(fields),
    publicationDate: fields.field_publication_date,
  }));
}

export const newsSchema = newsItemSchema("news");
export const regioNieuwsSchema = newsItemSchema("regio_nieuws");
