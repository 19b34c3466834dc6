import { z } from "zod";
import { choiceField, permitted, withChoices } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, mediaField, textField, textsField } from "~/fields/drupal-fields";
import { oneOf } from "~/fields/field-kinds";
import { categoryNames } from "~/fields/icon-names";
import { skipping } from "~/fields/lenient";

const designs = ["small", "medium", "large"] as const;

/** A band between blocks. Unknown icons, which are reported, and repeated ones are left out. */
export const breaker = defineBlock("breaker", {
  fields: oneOf(
    z.object({
      id: textField,
      field_design: choiceField(designs, "medium"),
      field_title: textField,
      field_text: htmlField,
      field_icons: withChoices(
        textsField
          .transform((names): (string | undefined)[] => names)
          .pipe(skipping(permitted(categoryNames)))
          .transform((names) => [...new Set(names)]),
        { values: categoryNames, otherwise: null },
      ),
      field_image: mediaField,
      field_link: linkField,
    }),
    ["field_title", "field_text"],
    "has no title and no text",
  ),
  read: (fields) => ({
    /** Keeps the anchor of the video unique on the page. */
    id: fields.id ?? "0",
    design: fields.field_design,
    title: fields.field_title,
    html: fields.field_text,
    icons: fields.field_icons,
    media: fields.field_image,
    link: fields.field_link,
  }),
});
