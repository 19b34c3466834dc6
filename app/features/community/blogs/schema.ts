import { z } from "zod";
import { typedDocument } from "~/fields/document/typed-document";
import { message } from "~/utils/form-errors";
import { optionalLine, requiredLine } from "~/utils/line-field";
import { normalisedText } from "~/utils/plain-text";
import { longest } from "../../../../services/community/contract";
import { blogVisibilities } from "../../../../services/preferences/contract";
import { sending } from "../schema";

/** Empty for what is not stored yet. */
const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .nullable()
  .catch(null);

export const blogSchema = z.object({
  title: requiredLine(longest.blogTitle),
  introduction: z
    .string()
    .overwrite(normalisedText)
    .max(longest.blogIntroduction, message("FieldTooLong"))
    .default(""),
  visibility: z.enum(blogVisibilities).catch("members"),
  version,
});

const entryAct = z.enum(["place", "preview", "keep"]).catch("place");
/** A day as browsers send it, or as it is typed where they have no field for days. */
const date = z
  .string(message("FieldMandatory"))
  .overwrite((typed) =>
    typed
      .trim()
      .replace(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, (_, day: string, month: string, year: string) =>
        [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
      ),
  )
  .pipe(z.iso.date(message("InvalidDay")).refine((day) => day >= "1900", message("InvalidDay")));

export const entrySchema = z.object({
  act: entryAct,
  title: requiredLine(longest.entryTitle),
  date,
  text: typedDocument({ maxLength: longest.entry, required: true }),
  version,
  sending,
});

/** A draft may be as empty as it is. */
export const draftSchema = entrySchema.extend({
  title: optionalLine(longest.entryTitle),
  text: typedDocument({ maxLength: longest.entry, required: false }),
});
