import { isContactRequest, type VacancyKind } from "../../../fields/vacancy-kind";
import type { ApplicationForm } from "../wire";

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
