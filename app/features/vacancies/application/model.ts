import { isContactRequest, type VacancyKind } from "../../../fields/vacancy-kind";

/** Fields of the application forms, by their names in the posted form. */
export type ApplicationField =
  | "gender"
  | "firstName"
  | "insertion"
  | "lastName"
  | "city"
  | "phone"
  | "email"
  | "motivation"
  | "linkedIn"
  | "cv"
  | "education";

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

/** The fields of each form, in order. */
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
export const applicationFields = applicationForms.long.map(({ name }) => name);

export const genders = ["male", "female", "unknown"] as const;

/** In characters. */
export const maxLengths: Record<Exclude<ApplicationField, "gender" | "cv">, number> = {
  firstName: 50,
  lastName: 50,
  insertion: 100,
  city: 100,
  phone: 50,
  email: 254,
  linkedIn: 300,
  motivation: 10_000,
  education: 10_000,
};

/** Limits of a CV; the name in characters. */
export const maxFileBytes = 2_097_152;
export const maxFileName = 254;
export const fileTypes = [".pdf", ".doc", ".docx"] as const;

/** The vacancy of an application, from its page in the CMS. */
export interface VacancyContext {
  kind: VacancyKind;
  /** Id of its page. */
  id: number | null;
  title: string;
  /** Path of its page. */
  path: string;
  form: ApplicationForm;
  /** Whether it is an open application or contact request, without a particular vacancy. */
  open: boolean;
  region: string | null;
  organisationUnit: string | null;
  /** Email address that receives the application. */
  recipient: string | null;
}

/** Purpose of an application: volunteering, a job, or a contact request. */
export type ApplicationPurpose = "volunteer" | "job" | "contact";

export function purposeOf({ kind, title }: Pick<VacancyContext, "kind" | "title">): ApplicationPurpose {
  if (kind === "corporate") return "job";
  return isContactRequest(kind, title) ? "contact" : "volunteer";
}

/** Paths of the thank-you pages. */
export const thanksPaths = {
  corporate: "/over-ons/werken-bij-alzheimer-nederland/bedankt-voor-je-sollicitatie",
  other: "/vrijwilligerswerk/bedankt-voor-je-sollicitatie",
} as const;

export function thanksPath(kind: VacancyKind): string {
  return kind === "corporate" ? thanksPaths.corporate : thanksPaths.other;
}
