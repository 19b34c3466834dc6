import { z } from "zod";
import { ctaItems } from "~/fields/cta-items";
import { defineBlock } from "~/fields/definitions";
import { itemsField } from "~/fields/drupal-fields";

export const cta = defineBlock("cta", {
  fields: z.object({ field_items: itemsField(ctaItems) }),
  read: ({ field_items }) => ({ items: field_items }),
});
