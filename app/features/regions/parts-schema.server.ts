import { z } from "zod";
import {
  bundleField,
  dateField,
  dayField,
  htmlField,
  items,
  linkField,
  numberField,
  pictureField,
  requiredLinkField,
  requiredTextField,
  statusField,
} from "~/fields/drupal-fields";
import { isLocalPath } from "~/fields/links";
import { isEmailAddress } from "~/utils/email-address";
import type { AboutRegion, DementiaInfo, NewsletterRegion, RegionHighlight, RegionService } from "./model";

// The sections of a region page (docs/backend-contract.md, 'CMS: parts of a region').

export const serviceSchema = z
  .object({
    title: requiredTextField,
    field_introduction_wysiwyg: htmlField.catch(null),
    field_header_image_video: pictureField.catch(null),
    field_external_link: linkField.catch(null),
  })
  .transform(
    (fields): RegionService => ({
      title: fields.title,
      text: fields.field_introduction_wysiwyg,
      image: fields.field_header_image_video,
      link: fields.field_external_link,
    }),
  );

export const highlightSchema = z
  .object({
    title: requiredTextField,
    changed: dateField.catch(null),
    field_start_date: dayField.catch(null),
    field_end_date: dayField.catch(null),
    field_text: htmlField.catch(null),
    field_image: pictureField.catch(null),
    field_primary_button: linkField.catch(null),
    field_secondary_link: linkField.catch(null),
  })
  .transform(
    (fields): RegionHighlight => ({
      title: fields.title,
      modifiedDate: fields.changed,
      startDate: fields.field_start_date,
      endDate: fields.field_end_date,
      text: fields.field_text,
      image: fields.field_image,
      primaryLink: fields.field_primary_button,
      secondaryLink: fields.field_secondary_link,
    }),
  );

export const dementiaInfoSchema = z
  .object({ title: requiredTextField, field_image: pictureField.catch(null), field_link: requiredLinkField })
  .transform(
    (fields): DementiaInfo => ({ title: fields.title, image: fields.field_image, link: fields.field_link }),
  );

const pathField = items(z.object({ alias: z.string().refine(isLocalPath, "is not a path") })).transform(
  ([first], context) => {
    if (first) return first.alias;
    context.addIssue({ code: "custom", message: "has no path" });
    return z.NEVER;
  },
);

export const aboutRegionSchema = z
  .object({
    title: requiredTextField,
    path: pathField,
    field_introduction_wysiwyg: htmlField.catch(null),
    field_header_image_video: pictureField.catch(null),
  })
  .transform(
    (fields): AboutRegion => ({
      title: fields.title,
      introduction: fields.field_introduction_wysiwyg,
      image: fields.field_header_image_video,
      url: fields.path,
    }),
  );

/** The newsletter recipient of a region page; null for other pages, and for regions without a newsletter. */
export const newsletterRegionSchema = z
  .object({
    type: bundleField,
    nid: numberField,
    title: requiredTextField,
    status: statusField,
    path: pathField,
    field_recipient_email: items(z.object({ value: z.string().refine(isEmailAddress) })).catch([]),
  })
  .transform((fields): NewsletterRegion | null => {
    const recipientEmail = fields.field_recipient_email[0]?.value;
    if (fields.type !== "regio" || !fields.status || fields.nid === null || !recipientEmail) return null;
    return { id: fields.nid, title: fields.title, url: fields.path, recipientEmail };
  });
