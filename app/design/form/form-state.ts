import type { FormError } from "~/utils/form-errors";

/** What a form is rendered with: empty, or again after it was rejected. */
export interface FormState {
  values: Readonly<Record<string, readonly string[]>>;
  errors: Readonly<Record<string, FormError>>;
}

/** A form that was posted and is shown again, with the status of its page. */
export interface ShownAgain {
  status: number;
  form: FormState & { isForeign: boolean };
  /** Seconds until the next try. */
  waitSeconds?: number;
}

export const emptyForm: FormState = { values: {}, errors: {} };

export function typedValue({ values }: FormState, name: string): string {
  return values[name]?.[0] ?? "";
}

export function isTicked({ values }: FormState, name: string): boolean {
  return values[name]?.[0] === "on";
}
