import { z } from "zod";

/** Limits what is stored of a robot's input. */
const honeypotMaxLength = 500;

/** Fields of forms that visitors do not fill in; none of their values rejects a form. */
export const hiddenFields = {
  /** When the form was rendered, as ISO 8601 in UTC, as upstreams take it; undefined for anything else. */
  rendered: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment).toISOString())
    .optional()
    .catch(undefined),
  /** Only robots fill it in. */
  honeypot: z
    .string()
    .transform((value) => value.slice(0, honeypotMaxLength))
    .catch("")
    .default(""),
};
