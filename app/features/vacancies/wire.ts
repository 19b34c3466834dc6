/*
 * The fields of an application: the one record from which its inputs, limits, call, receipt and review derive, and by
 * which the stand-in checks the call.
 */

interface FieldDefinition {
  /** Its name in the call (docs/backend-contract.md). */
  wire: string;
  /** Of a text, in characters. */
  maxLength?: number;
  /** Of a text: several lines, or the attributes of its input. */
  input?: "long" | TextInput;
}

interface TextInput {
  type?: "tel" | "email";
  autoComplete?: string;
  autoCapitalize?: "words" | "none";
  inputMode?: "tel" | "email" | "url";
  className?: string;
}

/** By their names in the posted form, in the order of the call. */
export const applicationFields = {
  gender: { wire: "Gender" },
  firstName: {
    wire: "FirstName",
    maxLength: 50,
    input: { autoComplete: "given-name", autoCapitalize: "words" },
  },
  insertion: {
    wire: "Insertion",
    maxLength: 100,
    input: { autoComplete: "additional-name", autoCapitalize: "none", className: "w-s" },
  },
  lastName: {
    wire: "LastName",
    maxLength: 50,
    input: { autoComplete: "family-name", autoCapitalize: "words" },
  },
  city: {
    wire: "City",
    maxLength: 100,
    input: { autoComplete: "address-level2", autoCapitalize: "words" },
  },
  email: {
    wire: "Email",
    maxLength: 254,
    input: { type: "email", autoComplete: "email", inputMode: "email" },
  },
  phone: {
    wire: "PhoneNumber",
    maxLength: 50,
    input: { type: "tel", autoComplete: "tel", inputMode: "tel", className: "w-m" },
  },
  education: { wire: "Education", maxLength: 10_000, input: "long" },
  motivation: { wire: "Motivation", maxLength: 10_000, input: "long" },
  linkedIn: {
    wire: "LinkedIn",
    maxLength: 300,
    input: { autoComplete: "url", inputMode: "url", autoCapitalize: "none" },
  },
  cv: { wire: "Attachment" },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof applicationFields;
export type ApplicationField = keyof Fields;
export type TextField = {
  [Name in ApplicationField]: Fields[Name] extends { maxLength: number } ? Name : never;
}[ApplicationField];

/** `short` and `long` are for volunteers, depending on the function; `corporate` is for jobs at the office. */
export type ApplicationForm = "short" | "long" | "corporate";

interface FieldRule {
  name: ApplicationField;
  required: boolean;
}

const field = (name: ApplicationField, required = false): FieldRule => ({ name, required });

const volunteerFields = [
  field("gender"),
  field("firstName", true),
  field("insertion"),
  field("lastName", true),
  field("city", true),
  field("phone", true),
  field("email", true),
  field("motivation"),
];

/** The fields of each form, in order; `long` has all. */
export const applicationForms: Record<ApplicationForm, readonly FieldRule[]> = {
  short: volunteerFields,
  long: [...volunteerFields, field("linkedIn"), field("cv"), field("education")],
  corporate: [
    field("firstName", true),
    field("insertion"),
    field("lastName", true),
    field("email", true),
    field("phone", true),
    field("motivation", true),
    field("cv", true),
  ],
};

/** All fields, in the order of the longest form. */
export const fieldNames = applicationForms.long.map(({ name }) => name);

/** Whether the input of a field has several lines. */
export function isLong(name: ApplicationField): boolean {
  const definition: FieldDefinition = applicationFields[name];
  return definition.input === "long";
}

export const genders = ["male", "female", "unknown"] as const;

/** Limits of a CV; the name in characters. */
export const maxFileBytes = 2_097_152;
export const maxFileName = 254;
export const fileTypes = [".pdf", ".doc", ".docx"] as const;
