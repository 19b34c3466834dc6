import { z } from "zod";
import { itemsField, requiredLinkField, textField } from "./drupal-fields";
import { navigationNames } from "./icon-names";

/** A link with a line of explanation. */
const linkItem = z
  .object({ field_link: requiredLinkField, field_description: textField, field_icon: textField })
  .transform(({ field_link, field_description, field_icon }) => ({
    link: field_link,
    description: field_description,
    /** A navigation icon; null for an unknown name. */
    icon: navigationNames.find((name) => name === field_icon) ?? null,
  }));

export const linkItemsField = itemsField({ link_list_item: linkItem });
