import type { FormState } from "~/design/form/form-state";
import type { KeptTexts } from "~/features/editor/public";

/** What a form with a text is rendered with. */
export interface Writing {
  kept: KeptTexts;
  /** Whether the form holds what was typed before the session ended. */
  isBack: boolean;
  form: FormState;
  /** Differs for each form that is shown. */
  sending: string;
}
