import { z } from "zod";
import { itemsField, requiredLinkField, textField } from "~/utils/drupal-fields";

/** A link with a line of explanation; also the tile of a `home_link_grid`. */
export const linkListItemSchema = z
  .object({ field_link: requiredLinkField, field_description: textField })
  .transform(({ field_link, field_description }) => ({ link: field_link, description: field_description }));

export const linkListSchema = z
  .object({ field_title: textField, field_items: itemsField(linkListItemSchema) })
  .transform(({ field_title, field_items }) => ({
    type: "link_list" as const,
    title: field_title,
    items: field_items,
  }));
