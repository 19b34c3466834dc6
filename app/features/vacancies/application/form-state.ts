import type { FormError } from "~/utils/form-errors";
import type { ApplicationField } from "../wire";

/** State of a form that is rendered again: with errors, for review, or after sending failed. */
export interface ApplicationFormState {
  /** As typed. */
  values: Partial<Record<ApplicationField, string>>;
  errors: Partial<Record<ApplicationField, FormError>>;
  /** The file stored by an earlier post; size in bytes. */
  storedFile: { token: string; name: string; size: number } | null;
  /** The form is valid, and its answers are shown for review. */
  review: boolean;
  sendingFailed: boolean;
  /** It is not known whether the form arrived. */
  uncertain: boolean;
  /** The request body could not be read as this form. */
  unreadable: boolean;
}
