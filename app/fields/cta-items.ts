import { z } from "zod";
import { choiceField } from "./choices";
import { htmlField, linkField, pictureField, requiredLinkField, requiredTextField } from "./drupal-fields";

const texts = { field_title: requiredTextField, field_text: htmlField };

const brochuresSchema = z
  .object({ ...texts, field_image: pictureField, field_link: requiredLinkField })
  .transform((fields) => ({
    kind: "cta_brochures" as const,
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    link: fields.field_link,
  }));

const panel = {
  ...texts,
  field_image: pictureField,
  field_link: requiredLinkField,
  field_secondary_link: linkField,
};

const extensiveSchema = z.object(panel).transform((fields) => ({
  kind: "cta_extensive" as const,
  title: fields.field_title,
  html: fields.field_text,
  image: fields.field_image,
  link: fields.field_link,
  secondaryLink: fields.field_secondary_link,
}));

const memoryTestSchema = z.object({ ...texts, field_link: linkField }).transform((fields) => ({
  kind: "cta_geheugentest" as const,
  title: fields.field_title,
  html: fields.field_text,
  link: fields.field_link,
}));

const spotlightSchema = z
  .object({ ...panel, field_width: choiceField(["narrow", "wide"], "wide") })
  .transform((fields) => ({
    kind: "spotlight" as const,
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    link: fields.field_link,
    secondaryLink: fields.field_secondary_link,
    width: fields.field_width,
  }));

/** The decoders of calls to action, by bundle. */
export const ctaItems = {
  cta_brochures: brochuresSchema,
  cta_extensive: extensiveSchema,
  cta_geheugentest: memoryTestSchema,
  spotlight: spotlightSchema,
};

export type CtaItem = z.output<(typeof ctaItems)[keyof typeof ctaItems]>;
