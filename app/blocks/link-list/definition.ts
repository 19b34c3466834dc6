import { z } from "zod";
import { itemsField, requiredLinkField, textField } from "~/fields/drupal-fields";
import { navigationNames } from "~/fields/icon-names";

/** A link with a line of explanation; also the tile of a `home_link_grid`. */
export const linkListItemSchema = z
  .object({ field_link: requiredLinkField, field_description: textField, field_icon: textField })
  .transform(({ field_link, field_description, field_icon }) => ({
    link: field_link,
    description: field_description,
    /** A drawing of the navigation; null where the CMS names none that is known. */
    icon: navigationNames.find((name) => name === field_icon) ?? null,
  }));

export const linkListSchema = z
  .object({ field_title: textField, field_items: itemsField(linkListItemSchema) })
  .transform(({ field_title, field_items }) => ({
    type: "link_list" as const,
    title: field_title,
    items: field_items,
  }));
