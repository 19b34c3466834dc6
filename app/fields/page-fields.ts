import { z } from "zod";
import { choiceField } from "./choices";
import { ctaItems } from "./cta-items";
import {
  blocksField,
  booleanField,
  dateField,
  dayField,
  htmlField,
  linkField,
  mediaField,
  numberField,
  referencesField,
  requiredTextField,
  statusField,
  termField,
  textField,
} from "./drupal-fields";
import { isLocalPath } from "./links";
import { metaTagsField } from "./meta-tags";
import { pageReferenceField } from "./page-references";

const overlayColors = ["light", "dark", "brand"] as const;

/**
 * The fields that every page type has. Title, status and lists of paragraphs must be valid; other invalid fields
 * count as empty.
 */
const shape = {
  nid: numberField.catch(null),
  title: requiredTextField,
  status: statusField,
  changed: dateField.catch(null),
  // Links and forms of the page start with its path, so it must be a path of this site.
  path: z
    .array(z.object({ alias: z.string().refine(isLocalPath, "is not a path").nullish() }))
    .nullish()
    .catch(null),
  field_big_title: booleanField.catch(false),
  field_color: choiceField(["sand"], null).catch(null),
  field_custom_header: booleanField.catch(false),
  field_disable_prefooter: booleanField.catch(false),
  field_expire_date: dayField.catch(null),
  field_full_width: booleanField.catch(false),
  field_header_image_video: mediaField.catch(null),
  field_hide_footer: booleanField.catch(false),
  field_hide_in_search: booleanField.catch(false),
  field_introduction_wysiwyg: htmlField.catch(null),
  field_meta_tags: metaTagsField,
  field_overlay_color: choiceField(overlayColors, "light").catch("light"),
  field_overlay_text: textField.catch(null),
  field_page_category: termField.catch(null),
  field_page_content: blocksField,
  field_primary_button: linkField.catch(null),
  field_regio: pageReferenceField.catch(null),
  field_reviewed_by: textField.catch(null),
  field_reviewed_on: dayField.catch(null),
  field_secondary_link: linkField.catch(null),
  field_sticky_cta: referencesField(ctaItems),
};

export const pageFields = z.object(shape);

export type PageFields = z.output<typeof pageFields>;

/** The properties that every page has. */
export function commonPage(fields: PageFields) {
  const media = fields.field_header_image_video;
  const video = media?.kind === "video" ? media.video : null;
  return {
    nid: fields.nid,
    title: fields.title,
    status: fields.status,
    path: fields.path?.[0]?.alias ?? null,
    changed: fields.changed,
    /** The last day of the page (`YYYY-MM-DD`). */
    expireDate: fields.field_expire_date,
    meta: fields.field_meta_tags,
    header: {
      title: fields.title,
      bigTitle: fields.field_big_title,
      custom: fields.field_custom_header,
      introduction: fields.field_introduction_wysiwyg,
      image: media?.kind === "picture" ? media.image : (video?.still ?? null),
      video,
      file: media?.kind === "file" ? media.file : null,
      primaryButton: fields.field_primary_button,
      secondaryLink: fields.field_secondary_link,
      overlayText: fields.field_overlay_text,
      overlayColor: fields.field_overlay_color,
      sand: fields.field_color === "sand",
    },
    hideFooter: fields.field_hide_footer,
    hidePrefooter: fields.field_disable_prefooter,
    hideInSearch: fields.field_hide_in_search,
    fullWidth: fields.field_full_width,
    category: fields.field_page_category?.label ?? null,
    region: fields.field_regio,
    /** Who reviewed a medical page, and on which day (`YYYY-MM-DD`). */
    review: fields.field_reviewed_by ? { by: fields.field_reviewed_by, on: fields.field_reviewed_on } : null,
    stickyCta: fields.field_sticky_cta[0] ?? null,
  };
}

export type CommonPage = ReturnType<typeof commonPage>;
