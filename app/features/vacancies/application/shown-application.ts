import type { FormError } from "~/utils/form-errors";
import type { ApplicationField } from "./model";

/** A form that is shown again: with what is wrong, to be checked, or after sending failed. */
export interface ShownApplication {
  /** As typed. */
  values: Partial<Record<ApplicationField, string>>;
  errors: Partial<Record<ApplicationField, FormError>>;
  /** The file that was chosen before; its size in bytes. */
  kept: { token: string; name: string; size: number } | null;
  /** All is right: the answers are shown to be read over. */
  review: boolean;
  sendingFailed: boolean;
  /** What came was no form of ours. */
  unreadable: boolean;
}
