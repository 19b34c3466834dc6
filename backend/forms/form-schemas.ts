import { z } from "zod";
import { collectorFields } from "../../app/features/collecting/wire";
import {
  type ApplicationField,
  type ApplicationForm,
  applicationFields,
  applicationForms,
  fileTypes,
  genders,
  isLong,
  maxFileBytes,
  maxFileName,
} from "../../app/features/vacancies/wire";
import { isEmailAddress } from "../../app/utils/email-address";

const required = z.string("is required").trim().min(1, "is required");
const optional = z.string("has to be a text").optional();
const email = required.refine(isEmailAddress, "is not an e-mail address");
const time = z.iso.datetime({ error: "has to be a time in UTC like 2026-11-21T08:00:00Z" });
const absent = z.undefined("does not belong to this kind of vacancy").optional();
const attachment = z
  .instanceof(File, { error: "has to be a file" })
  .refine(
    ({ name }) => fileTypes.some((type) => name.toLowerCase().endsWith(type)),
    "has to be a .pdf, .doc or .docx file",
  )
  .refine((file) => file.size <= maxFileBytes, `has more than ${maxFileBytes} bytes`)
  .refine((file) => file.name.length <= maxFileName, "has a name of 255 characters or more");

/** A subscription to the newsletter of a region. */
export const regionNewsletterSchema = z.object({
  RenderedTimeStamp: time,
  SentTimeStamp: time,
  Region: required,
  RegioRecipientEmail: email,
  RecipientEmail: email,
  HoneyPot: optional,
});

const upTo = ({ maxLength }: { maxLength: number }) =>
  required.max(maxLength, `has more than ${maxLength} characters`);

/** Somebody who wants to go from door to door. */
export const collectorSchema = z.object({
  RenderedTimeStamp: time,
  SentTimeStamp: time,
  Name: upTo(collectorFields.name),
  PhoneNumber: upTo(collectorFields.phone),
  PostalCode: required.regex(/^[1-9]\d{3}( [A-Z]{2})?$/, "has to be a postcode like 4001 or 4001 AB"),
  Email: email.optional(),
  Remark: optional,
  HoneyPot: optional,
});

const application = {
  RenderedTimeStamp: time,
  SentTimeStamp: time,
  Id: required,
  VacancyTitle: required,
  HoneyPot: optional,
  Open: absent,
  Region: absent,
  RegioRecipientEmail: absent,
  OrganisationUnitKey: absent,
};

const gender = z.enum(genders, "has to be male, female or unknown");

/** What the applicant entered; fields that the form does not require may be absent. */
function applicantFields(form: ApplicationForm) {
  const needed = new Set(applicationForms[form].flatMap(({ name, required }) => (required ? [name] : [])));
  return Object.fromEntries(
    applicationForms.long.map(({ name }) => {
      const schema = fieldSchema(name);
      return [applicationFields[name].wire, needed.has(name) ? schema : schema.optional()];
    }),
  );
}

function fieldSchema(name: ApplicationField) {
  if (name === "gender") return gender;
  if (name === "cv") return attachment;
  // The lines of a long text may get another ending on their way.
  const text = isLong(name) ? required : upTo(applicationFields[name]);
  if (name === "email") return text.refine(isEmailAddress, "is not an e-mail address");
  return name === "city" ? text.regex(/^\D*$/, "has digits") : text;
}

/** An application for a vacancy; its fields depend on the kind of vacancy. */
export const vacancyApplicationSchema = z.discriminatedUnion(
  "VacancyType",
  [
    z.object({
      ...application,
      ...applicantFields("long"),
      VacancyType: z.literal("regional"),
      Region: required,
      RegioRecipientEmail: email.optional(),
      OrganisationUnitKey: optional,
    }),
    z.object({
      ...application,
      ...applicantFields("long"),
      VacancyType: z.literal("landelijk"),
      Open: z.enum(["true", "false"], "has to be true or false"),
    }),
    z.object({
      ...application,
      ...applicantFields("corporate"),
      VacancyType: z.literal("corporate"),
    }),
  ],
  "has to be regional, landelijk or corporate",
);

/** A subscription to the national newsletter, in the format of its provider. */
export const newsletterSchema = z.object({
  email,
  rendered: time,
  sent: time,
  path: required.startsWith("/", "has to be a path"),
  form: optional,
  runid: optional,
  "score sdv": optional,
  honeypot: optional,
});
