import { z } from "zod";
import { imageSchema } from "~/fields/images";
import { skipping } from "~/fields/lenient";
import { readableItems } from "~/fields/readable-items";
import { recognisedObject } from "~/fields/recognised-object";
import type { QualityMark } from "./quality-marks";

const link = z.object({ url: z.string().regex(/^(\/(?!\/)|https:\/\/)/), title: z.string().min(1) });
/** A notice may ask to call or mail. */
const noticeLink = link.extend({ url: link.shape.url.or(z.string().regex(/^(tel|mailto):\S/)) });

const mark = z
  .object({
    title: z.string().min(1),
    url: link.shape.url.nullable().catch(null),
    image: imageSchema.nullable().catch(null),
  })
  .transform(({ title, url, image }): QualityMark => ({ title, url, image }));

/** An unreadable date leaves that end open: a notice is shown too long rather than never. */
const day = z.iso.date().nullable().catch(null);

const notice = z.object({
  title: z.string(),
  text: z.string(),
  link: noticeLink.nullable().catch(null),
  from: day,
  until: day,
});

/**
 * Settings of the site (docs/backend-contract.md, 'GET /api/drupal/api/site-settings'). An invalid part is omitted; the
 * other parts stay.
 */
export const siteSettingsSchema = recognisedObject({
  notice: notice.nullable().catch(null),
  socials: skipping(link).catch([]),
  /** The text beside the logo in the footer. */
  about: z.string().trim().min(1).nullable().catch(null),
  /** Null for the marks of the brand. */
  marks: readableItems(mark).nullable().catch(null),
  /** The mailing provider's form id for the brand; the provider's script is not loaded (docs/decisions/0005-newsletter.md). */
  newsletter: z
    .object({ formId: z.string().regex(/^[\w-]{1,64}$/) })
    .nullable()
    .catch(null),
});

export type SiteSettings = z.output<typeof siteSettingsSchema>;
