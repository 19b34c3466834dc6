import { z } from "zod";
import { textField } from "~/fields/drupal-fields";
import { commonPage, pageFields } from "~/pages/page-fields";

export const businessPartnerSchema = z
  .object({ ...pageFields, field_tag: textField.catch(null) })
  .transform((fields) => ({
    type: "business_partner" as const,
    ...commonPage(fields),
    /** What kind of partner it is, in a word or two. */
    tag: fields.field_tag,
  }));
