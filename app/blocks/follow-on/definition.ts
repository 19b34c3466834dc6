import { z } from "zod";
import { htmlField, referencesField, requiredLinkField, textField } from "~/fields/drupal-fields";

const itemSchema = z.object({ field_link: requiredLinkField }).transform(({ field_link }) => field_link);

/** Where to follow us. The CMS knows it by two names (spec 000, section 3). Without links the site's own show. */
function followOnSchemaOf<T extends "follow_on" | "volgOns">(type: T) {
  return z
    .object({ field_title: textField, field_text: htmlField, field_items: referencesField(itemSchema) })
    .transform((fields) => ({
      type,
      title: fields.field_title,
      html: fields.field_text,
      links: fields.field_items,
    }));
}

export const followOnSchema = followOnSchemaOf("follow_on");
export const volgOnsSchema = followOnSchemaOf("volgOns");
