import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import {
  booleanField,
  htmlIdField,
  numberField,
  requiredTextField,
  statusField,
  textField,
} from "~/fields/drupal-fields";
import { readEmbed } from "~/fields/embeds";

const sourceField = requiredTextField.transform((address, context) => {
  const embed = readEmbed(address);
  if (embed) return embed;
  context.addIssue({ code: "custom", message: "is not an https address" });
  return z.NEVER;
});

/** Heights in CSS pixels. */
const spotifyHeight = 200;
const defaultHeight = 500;
const minHeight = 50;
const maxHeight = 5000;

export const iframe = defineBlock("iframe", {
  fields: z.object({
    id: textField,
    field_src: sourceField,
    field_title: textField,
    field_cookie_text: textField,
    field_cookie_label: textField,
    field_full_width: booleanField,
    // True by default: any other site may set cookies.
    field_marketing_cookie: statusField,
    field_height: numberField,
    field_html_id: htmlIdField,
  }),
  read: (fields) => {
    const embed = fields.field_src;
    return {
      htmlId: fields.field_html_id,
      /** Keeps the anchor unique where the same address is embedded twice. */
      id: fields.id ?? "0",
      embed,
      title: fields.field_title ?? embed.provider,
      cookieText: fields.field_cookie_text,
      /** Label of the button that allows marketing cookies. */
      cookieLabel: fields.field_cookie_label,
      fullWidth: fields.field_full_width,
      needsConsent: fields.field_marketing_cookie,
      height: embed.kind === "spotify" ? spotifyHeight : clampHeight(fields.field_height ?? defaultHeight),
    };
  },
});

/** The same limits apply to heights that embedded pages send (app/design/embed-frame.enhance.ts). */
function clampHeight(height: number): number {
  return Math.min(Math.max(Math.round(height), minHeight), maxHeight);
}
