import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { contentMatchesExtension } from "~/utils/file-content";
import { type FormError, message } from "~/utils/form-errors";
import { isPhoneNumber } from "~/utils/phone-number";
import { normalisedText } from "~/utils/plain-text";
import {
  type ApplicationField,
  type ApplicationForm,
  applicationFields,
  applicationForms,
  fileTypes,
  genders,
  maxFileBytes,
  maxFileName,
  type TextField,
} from "../wire";

/** Trimmed text. Its length is checked first: a text that is too long gets no other error. */
const text = (field: TextField) =>
  z
    .string()
    .overwrite(normalisedText)
    .max(applicationFields[field].maxLength, { error: message("FieldTooLong"), abort: true });

/** Rules beside the limit of a text. */
const rules: Partial<Record<TextField, z.ZodType<string, string>>> = {
  city: text("city").regex(/^\P{Nd}*$/u, message("InvalidPlace")),
  phone: text("phone").refine(isPhoneNumber, message("InvalidPhoneNumber")),
  email: emailField,
};

/** The file to send. `bytes` is null for a file that was too large to be read. */
const cv = z
  .object({ name: z.string(), size: z.number(), bytes: z.instanceof(Buffer).nullable() })
  .superRefine(({ name, size, bytes }, context) => {
    const error = fileError(name, size, bytes);
    if (error) context.addIssue({ code: "custom", message: error });
  })
  .transform(({ name, bytes }) => ({ name, bytes: bytes ?? Buffer.alloc(0) }));

function fileError(name: string, size: number, bytes: Buffer | null): FormError | null {
  if (name.length > maxFileName) return "FileNameTooLong";
  const extension = fileTypes.find((type) => name.toLowerCase().endsWith(type));
  if (!extension) return "FileTypeForbidden";
  if (size > maxFileBytes || !bytes) return "FileTooBig";
  if (size === 0) return "FileEmpty";
  return contentMatchesExtension(extension, bytes) ? null : "FileMislabelled";
}

// An unknown value counts as no answer rather than an error.
const gender = z.enum(genders).nullable().catch(null).default(null);

const absent = z
  .unknown()
  .optional()
  .transform(() => null);

function textSchema(form: ApplicationForm, field: TextField) {
  const rule = applicationForms[form].find(({ name }) => name === field);
  if (!rule) return absent;
  const missing = message("FieldMandatory");
  const value = z.string().default("");
  const schema = rules[field] ?? text(field);
  return rule.required
    ? value.refine((text) => text.trim() !== "", { error: missing, abort: true }).pipe(schema)
    : value.transform((text) => text.trim() || null).pipe(schema.nullable());
}

function fileSchema(form: ApplicationForm) {
  const field = applicationForms[form].find(({ name }) => name === "cv");
  if (!field) return absent;
  if (!field.required) return cv.nullable().default(null);
  return z
    .unknown()
    .optional()
    .refine((value) => value != null, { error: message("FileMandatory"), abort: true })
    .pipe(cv);
}

const formSchema = (form: ApplicationForm) =>
  z.object({
    gender: form === "corporate" ? absent : gender,
    firstName: textSchema(form, "firstName"),
    insertion: textSchema(form, "insertion"),
    lastName: textSchema(form, "lastName"),
    city: textSchema(form, "city"),
    phone: textSchema(form, "phone"),
    email: textSchema(form, "email"),
    motivation: textSchema(form, "motivation"),
    linkedIn: textSchema(form, "linkedIn"),
    cv: fileSchema(form),
    education: textSchema(form, "education"),
  } satisfies Record<ApplicationField, z.ZodType>);

/** The schema of each form. Input: the posted texts, and the posted or stored file. */
export const applicationSchemas = {
  short: formSchema("short"),
  long: formSchema("long"),
  corporate: formSchema("corporate"),
} satisfies Record<ApplicationForm, z.ZodType>;

export type Application = z.output<(typeof applicationSchemas)["long"]>;
