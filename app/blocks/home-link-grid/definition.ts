import { z } from "zod";
import { linkListItemSchema } from "~/blocks/link-list/definition";
import { itemsField, textField } from "~/fields/drupal-fields";

export const homeLinkGridSchema = z
  .object({ field_title: textField, field_items: itemsField(linkListItemSchema) })
  .transform(({ field_title, field_items }) => ({
    type: "home_link_grid" as const,
    title: field_title,
    items: field_items,
  }));
