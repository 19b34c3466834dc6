import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import {
  htmlField,
  itemsField,
  linkField,
  pictureField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";

const item = z
  .object({ field_title: requiredTextField, field_text: htmlField, field_image: pictureField })
  .transform((fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
  }));

/** Results that donations made possible. The CMS has two bundles for this block. */
function defineImpact<T extends string>(bundle: T) {
  return defineBlock(bundle, {
    fields: z.object({
      field_title: textField,
      field_link: linkField,
      field_items: itemsField({ impact_item: item }),
    }),
    read: (fields) => ({
      title: fields.field_title,
      link: fields.field_link,
      items: fields.field_items,
    }),
    inSubmenu: true,
  });
}

export const impact = defineImpact("impact");
export const impactBlock = defineImpact("impact_block");
