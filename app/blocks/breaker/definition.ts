import { z } from "zod";
import { choiceField, withChoices } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, mediaField, textField, textsField } from "~/fields/drupal-fields";
import { oneOf } from "~/fields/field-kinds";
import { categoryIcons, isCategoryName } from "~/fields/icon-names";

const designs = ["small", "medium", "large"] as const;

/** A band between blocks. Unknown and repeated icons are left out. */
export const breaker = defineBlock("breaker", {
  fields: oneOf(
    z.object({
      id: textField,
      field_design: choiceField(designs, "medium"),
      field_title: textField,
      field_text: htmlField,
      field_icons: withChoices(
        textsField.transform((names) => [...new Set(names)].filter(isCategoryName)),
        { values: Object.keys(categoryIcons), otherwise: null },
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
