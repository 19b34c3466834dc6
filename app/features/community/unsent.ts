import type { FormState } from "~/design/form/form-state";
import type { TextDocument } from "~/fields/document/schema";
import type { Refused } from "../../../services/community/contract";

/** Why a text was not stored, where no field of it is wrong. */
export interface Refusal extends Omit<Refused, "reason"> {
  reason: Exclude<Refused["reason"], "date">;
  /** Whether the text was a change of a stored one, which stays as it was. */
  isChange: boolean;
}

/** A written text that is shown in its form again: as a preview, or since a rule or another change forbids it. */
export interface Unsent {
  status: 200 | 409;
  form: FormState & { isForeign: boolean };
  preview?: { title: string | null; text: TextDocument };
  refusal?: Refusal;
  /** What was stored meanwhile, and is replaced by sending again. */
  changed?: { title: string; text: TextDocument | string };
}
