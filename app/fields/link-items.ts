import { z } from "zod";
import { choiceField } from "./choices";
import { itemsField, requiredLinkField, textField } from "./drupal-fields";
import { navigationNames } from "./icon-names";

/** A link with a description and an icon. */
const linkItem = z
  .object({
    field_link: requiredLinkField,
    field_description: textField,
    field_icon: choiceField(navigationNames, null),
  })
  .transform(({ field_link, field_description, field_icon }) => ({
    link: field_link,
    description: field_description,
    /** Null for an unknown icon. */
    icon: field_icon,
  }));

export const linkItemsField = itemsField({ link_list_item: linkItem });
