import { isContactRequest, type VacancyKind } from "../../../fields/vacancy-kind";

/** What an applicant is asked, by the names in which the form is posted (spec 002, section 3). */
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

/** A job title asks little or much of a volunteer; work at the office has a form of its own. */
export type ApplicationForm = "short" | "long" | "corporate";

interface AskedField {
  name: ApplicationField;
  required: boolean;
}

const asked = (name: ApplicationField, required = false): AskedField => ({ name, required });

const everyVolunteer = [
  asked("gender"),
  asked("firstName", true),
  asked("insertion"),
  asked("lastName", true),
  asked("city", true),
  asked("phone", true),
  asked("email", true),
  asked("motivation"),
];

/** The fields of each form, in their order. */
export const applicationForms: Record<ApplicationForm, readonly AskedField[]> = {
  short: everyVolunteer,
  long: [...everyVolunteer, asked("linkedIn"), asked("cv"), asked("education")],
  corporate: [
    asked("firstName", true),
    asked("insertion"),
    asked("lastName", true),
    asked("email", true),
    asked("phone", true),
    asked("motivation", true),
    asked("cv", true),
  ],
};

export const genders = ["male", "female", "unknown"] as const;

/** In characters. The specification names the first of them, for names; the others keep an answer within reason. */
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

/** Of a CV (spec 002, section 5). */
export const maxFileBytes = 2_097_152;
export const maxFileName = 254;
export const fileTypes = [".pdf", ".doc", ".docx"] as const;

/** The vacancy that somebody applies for, as the CMS has it (spec 002, section 3: 'Vacancy context'). */
export interface VacancyContext {
  kind: VacancyKind;
  /** The number of its page. */
  id: number | null;
  title: string;
  /** The address of its page. */
  path: string;
  form: ApplicationForm;
  /** An open application or contact request: not for one vacancy. */
  open: boolean;
  region: string | null;
  organisationUnit: string | null;
  /** Who reads the application. */
  recipient: string | null;
}

/** What a visitor comes for: to help, to work, or first to talk. */
export type ApplicationPurpose = "volunteer" | "job" | "contact";

export function purposeOf({ kind, title }: Pick<VacancyContext, "kind" | "title">): ApplicationPurpose {
  if (kind === "corporate") return "job";
  return isContactRequest(kind, title) ? "contact" : "volunteer";
}

/** Spec 002, section 2: 'Form routes'. */
export const thanksPaths = {
  corporate: "/over-ons/werken-bij-alzheimer-nederland/bedankt-voor-je-sollicitatie",
  other: "/vrijwilligerswerk/bedankt-voor-je-sollicitatie",
} as const;

export function thanksPath(kind: VacancyKind): string {
  return kind === "corporate" ? thanksPaths.corporate : thanksPaths.other;
}
