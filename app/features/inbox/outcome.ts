import type { FormState, ShownAgain } from "~/design/form/form-state";
import type { AskRefusal, WriteRefusal } from "../../../services/inbox/contract";

/** Why nothing was sent. */
export type Refusal = AskRefusal | WriteRefusal | { reason: "already" };

/** A text that a rule forbids, in its form again. */
export interface Unsent {
  status: 409;
  form: FormState & { isForeign: boolean };
  refusal: Refusal;
}

/** A form that was posted and is shown again. */
export type Again = Unsent | ShownAgain;

/** Whether it is a form of one button, which holds no text. */
export const isAct = (again: Again) => again.form.values.contact !== undefined;
