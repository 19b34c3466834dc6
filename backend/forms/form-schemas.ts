import { z } from "zod";

const maxFileBytes = 2_097_152;
const maxFileNameLength = 254;

const required = z.string("is required").trim().min(1, "is required");
const optional = z.string("has to be a text").optional();
const name = required.max(50, "has more than 50 characters");
const email = required.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, "is not an e-mail address");
const time = z.iso.datetime({ error: "has to be a time in UTC like 2026-11-21T08:00:00Z" });
const city = required.regex(/^\D*$/, "has digits");
const absent = z.undefined("does not belong to this kind of vacancy").optional();
const attachment = z
  .instanceof(File, { error: "has to be a file" })
  .refine((file) => /\.(pdf|docx?)$/i.test(file.name), "has to be a .pdf, .doc or .docx file")
  .refine((file) => file.size <= maxFileBytes, `has more than ${maxFileBytes} bytes`)
  .refine((file) => file.name.length <= maxFileNameLength, "has a name of 255 characters or more");

/** A subscription to the newsletter of a region. */
export const regionNewsletterSchema = z.object({
  RenderedTimeStamp: time,
  SentTimeStamp: time,
  Region: required,
  RegioRecipientEmail: email,
  RecipientEmail: email,
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
  Gender: z.enum(["male", "female", "unknown"], "has to be male, female or unknown").optional(),
  FirstName: name,
  Insertion: optional,
  LastName: name,
  City: city,
  Email: email,
  PhoneNumber: required,
  Education: optional,
  Motivation: optional,
  LinkedIn: optional,
  Attachment: attachment.optional(),
};

/** An application for a vacancy; its fields depend on the kind of vacancy. */
export const vacancyApplicationSchema = z.discriminatedUnion(
  "VacancyType",
  [
    z.object({
      ...application,
      VacancyType: z.literal("regional"),
      Region: required,
      RegioRecipientEmail: email.optional(),
      OrganisationUnitKey: optional,
    }),
    z.object({
      ...application,
      VacancyType: z.literal("landelijk"),
      Open: z.enum(["true", "false"], "has to be true or false"),
    }),
    z.object({
      ...application,
      VacancyType: z.literal("corporate"),
      City: city.optional(),
      Motivation: required,
      Attachment: attachment,
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
