import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredLinkField } from "~/fields/drupal-fields";

export const internalLink = defineBlock("internalLink", {
  fields: z.object({ field_link: requiredLinkField }),
  read: ({ field_link }) => ({ link: field_link }),
});
