import type { FormState } from "~/design/form/form-state";

/** A form that is shown again, with why the services did nothing. */
export interface Stopped<Reason extends string> {
  status: 409;
  form: FormState & { isForeign: boolean };
  reason: Reason;
}

export type DecisionStop = "changed" | "decided" | "objected" | "reason" | "not-yours";
export type AnswerStop = "answered" | "not-yours";
export type ObjectionStop = "late";
