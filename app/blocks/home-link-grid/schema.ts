import { z } from "zod";
import { itemsField, textField } from "~/fields/drupal-fields";
import { linkListItemSchema } from "../link-list/schema";

export const homeLinkGridSchema = z
  .object({ field_title: textField, field_items: itemsField(linkListItemSchema) })
  .transform(({ field_title, field_items }) => ({
    type: "home_link_grid" as const,
    title: field_title,
    items: field_items,
  }));
