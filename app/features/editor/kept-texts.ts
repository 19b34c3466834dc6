import type { ScriptParts } from "./model";

/** What a form with texts needs so that nothing typed is lost. */
export interface KeptTexts {
  /** The member, encrypted, for the hidden field that says whose the texts are. */
  owner: string;
  /** The key of the copies in the browser. */
  key: string;
  parts: ScriptParts;
  /** The fields of this form that were posted when the session had ended; null if there are none. */
  values: Record<string, string[]> | null;
}
