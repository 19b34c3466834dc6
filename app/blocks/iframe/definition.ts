import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { booleanField, numberField, requiredTextField, statusField, textField } from "~/fields/drupal-fields";
import { readEmbed } from "~/fields/embeds";

const sourceField = requiredTextField.transform((address, context) => {
  const embed = readEmbed(address);
  if (embed) return embed;
  context.addIssue({ code: "custom", message: "is not an https address" });
  return z.NEVER;
});

// Spec 002, section 9.
const spotifyHeight = 200;
const standardHeight = 500;

export const iframe = defineBlock("iframe", {
  fields: z.object({
    id: textField,
    field_src: sourceField,
    field_title: textField,
    field_cookie_text: textField,
    field_cookie_label: textField,
    field_full_width: booleanField,
    // Another site may set cookies unless the CMS says that it does not.
    field_marketing_cookie: statusField,
    field_height: numberField,
  }),
  read: (fields) => {
    const embed = fields.field_src;
    return {
      /** Makes its anchor its own, also where the same is embedded twice. */
      id: fields.id ?? "0",
      embed,
      title: fields.field_title ?? embed.provider,
      cookieText: fields.field_cookie_text,
      /** The words of the button that allows marketing cookies. */
      cookieLabel: fields.field_cookie_label,
      fullWidth: fields.field_full_width,
      needsConsent: fields.field_marketing_cookie,
      height: embed.kind === "spotify" ? spotifyHeight : within(fields.field_height ?? standardHeight),
    };
  },
});

/** The same limits as for the heights that embedded pages tell (app/design/embed-frame.enhance.ts). */
function within(height: number): number {
  return Math.min(Math.max(Math.round(height), 50), 5000);
}
