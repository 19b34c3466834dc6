import { z } from "zod";
import { requiredLinkField } from "~/fields/drupal-fields";

export const internalLinkSchema = z
  .object({ field_link: requiredLinkField })
  .transform(({ field_link }) => ({ type: "internalLink" as const, link: field_link }));
