import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, referencesField, requiredLinkField, textField } from "~/fields/drupal-fields";

const item = z.object({ field_link: requiredLinkField }).transform(({ field_link }) => field_link);

/** Links to follow the charity, by default those of the site settings. The CMS has two bundles for this block. */
function defineFollowOn<T extends string>(bundle: T) {
  return defineBlock(bundle, {
    fields: z.object({
      field_title: textField,
      field_text: htmlField,
      field_items: referencesField({ follow_on_item: item }),
    }),
    read: (fields) => ({
      title: fields.field_title,
      html: fields.field_text,
      links: fields.field_items,
    }),
    isAppeal: true,
    isEmpty: ({ links }, { followable }) => links.length === 0 && !followable,
  });
}

export const followOn = defineFollowOn("follow_on");
export const volgOns = defineFollowOn("volgOns");
