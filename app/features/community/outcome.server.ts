import { type Rejected, refused } from "~/.server/forms/protected-form";
import { type AnySubmission, rejectedForm } from "~/.server/forms/rejected-form";
import type { TextDocument } from "~/fields/document/schema";
import type { PostState, Refused } from "../../../services/community/contract";
import type { ThreadDone } from "./paths";
import type { Unsent } from "./unsent";

/** What follows a posted text: a redirect, or its form again. */
export type Outcome = Response | Rejected | Unsent;

/** The form with a preview of its text. */
export function previewOf(
  submission: AnySubmission,
  preview: { title: string | null; text: TextDocument },
): Unsent {
  return { status: 200, form: rejectedForm(submission), preview };
}

/** What to say after a stored text was changed. */
export const doneAfterChange = (state: PostState): ThreadDone =>
  state === "waiting" ? "gewijzigd-wacht" : "gewijzigd";

interface ChangedMeanwhile {
  reason: "changed";
  stored: { version: number; title: string } & ({ document: TextDocument } | { introduction: string });
}

type Refusal =
  | { status: 409; body: Refused | ChangedMeanwhile }
  | { status: 429; body: { retryAfterSeconds: number } };

/** The form again after the services stored nothing. @param isChange whether an earlier text stays as it was */
export function refusedForm(submission: AnySubmission, answer: Refusal, isChange = false): Rejected | Unsent {
  if (answer.status === 429) return refused(submission, answer);
  const { body } = answer;
  if (body.reason === "date")
    return refused(submission, { status: 409, body: { errors: { date: "FutureDay" } } });
  const form = rejectedForm(submission);
  if (body.reason !== "changed") {
    const { reason, until, words } = body;
    return { status: 409, form, refusal: { reason, until, words, isChange } };
  }
  const { version, title, ...stored } = body.stored;
  const text = "document" in stored ? stored.document : stored.introduction;
  // The form now shows the stored text, so sending it again may replace that version.
  const values = { ...form.values, version: [String(version)] };
  return { status: 409, form: { ...form, values }, changed: { title, text } };
}
