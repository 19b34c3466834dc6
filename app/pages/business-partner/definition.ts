import { z } from "zod";
import { definePage } from "~/fields/definitions";
import { textField } from "~/fields/drupal-fields";

export const businessPartner = definePage("business_partner", {
  kind: "businessPartner",
  fields: z.object({ field_tag: textField.catch(null) }),
  /** What kind of partner it is, in a word or two. */
  read: ({ field_tag }) => ({ tag: field_tag }),
});
