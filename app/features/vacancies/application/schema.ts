import { isValidPhoneNumber } from "libphonenumber-js/max";
import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { contentMatchesExtension } from "~/utils/file-content";
import type { FormError } from "~/utils/form-errors";
import {
  type ApplicationField,
  type ApplicationForm,
  applicationForms,
  fileTypes,
  genders,
  maxFileBytes,
  maxFileName,
  maxLengths,
} from "./model";

const message = (error: FormError) => error;

type TextField = keyof typeof maxLengths;

/** Spaces around an answer are no part of it; the order of the errors is that of spec 002, section 5. */
const text = (field: TextField) =>
  z
    .string()
    .trim()
    .max(maxLengths[field], { error: message("FieldTooLong"), abort: true });

// As specified: a group of 3, 3 and 4 digits anywhere, with brackets and separators as people put them.
const threeThreeFour = /\(?\d{3}\)?[\s./-]*\d{3}[\s./-]*\d{4}/;

const isPhoneNumber = (value: string) => threeThreeFour.test(value) || isValidPhoneNumber(value, "NL");

const texts = {
  firstName: text("firstName"),
  insertion: text("insertion"),
  lastName: text("lastName"),
  city: text("city").regex(/^\P{Nd}*$/u, message("InvalidPlace")),
  phone: text("phone").refine(isPhoneNumber, message("InvalidPhoneNumber")),
  email: emailField,
  motivation: text("motivation"),
  linkedIn: text("linkedIn"),
  education: text("education"),
} satisfies Record<TextField, z.ZodType<string>>;

/** The file that is sent, or why it cannot be; what was too large is not there any more. */
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
  return contentMatchesExtension(extension, bytes) ? null : "FileTypeForbidden";
}

// A radio button that is no choice of ours is no answer; nobody is stopped by it.
const gender = z.enum(genders).nullable().catch(null).default(null);

const nothing = z
  .unknown()
  .optional()
  .transform(() => null);

function textOf(form: ApplicationForm, field: TextField) {
  const asked = applicationForms[form].find(({ name }) => name === field);
  if (!asked) return nothing;
  const missing = message("FieldMandatory");
  const given = z.string().default("");
  const schema = texts[field];
  return asked.required
    ? given.refine((value) => value.trim() !== "", { error: missing, abort: true }).pipe(schema)
    : given.transform((value) => value.trim() || null).pipe(schema.nullable());
}

function fileOf(form: ApplicationForm) {
  const asked = applicationForms[form].find(({ name }) => name === "cv");
  if (!asked) return nothing;
  if (!asked.required) return cv.nullable().default(null);
  return z
    .unknown()
    .optional()
    .refine((value) => value != null, { error: message("FileMandatory"), abort: true })
    .pipe(cv);
}

const schemaOf = (form: ApplicationForm) =>
  z.object({
    gender: form === "corporate" ? nothing : gender,
    firstName: textOf(form, "firstName"),
    insertion: textOf(form, "insertion"),
    lastName: textOf(form, "lastName"),
    city: textOf(form, "city"),
    phone: textOf(form, "phone"),
    email: textOf(form, "email"),
    motivation: textOf(form, "motivation"),
    linkedIn: textOf(form, "linkedIn"),
    cv: fileOf(form),
    education: textOf(form, "education"),
  } satisfies Record<ApplicationField, z.ZodType>);

/** What an applicant may fill in, for each form. Texts are as they were posted; the file as it was read or kept. */
export const applicationSchemas = {
  short: schemaOf("short"),
  long: schemaOf("long"),
  corporate: schemaOf("corporate"),
} satisfies Record<ApplicationForm, z.ZodType>;

export type Application = z.output<(typeof applicationSchemas)["long"]>;
