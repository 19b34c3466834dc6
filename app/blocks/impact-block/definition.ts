import { z } from "zod";
import {
  htmlField,
  itemsField,
  linkField,
  pictureField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";

const itemSchema = z
  .object({ field_title: requiredTextField, field_text: htmlField, field_image: pictureField })
  .transform((fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
  }));

/** What help makes possible. The CMS knows it by two names (spec 000, section 3, 'Block kinds also listed'). */
function impactSchemaOf<T extends "impact" | "impact_block">(type: T) {
  return z
    .object({ field_title: textField, field_link: linkField, field_items: itemsField(itemSchema) })
    .transform((fields) => ({
      type,
      title: fields.field_title,
      link: fields.field_link,
      items: fields.field_items,
    }));
}

export const impactSchema = impactSchemaOf("impact");
export const impactBlockSchema = impactSchemaOf("impact_block");
