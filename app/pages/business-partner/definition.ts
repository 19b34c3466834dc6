import { z } from "zod";
import { definePage } from "~/fields/definitions";
import { textField } from "~/fields/drupal-fields";

export const businessPartner = definePage("business_partner", {
  kind: "businessPartner",
  fields: z.object({ field_tag: textField.catch(null) }),
  read: ({ field_tag }) => ({
    /** The kind of partnership, in a word or two. */
    tag: field_tag,
  }),
});
