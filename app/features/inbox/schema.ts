import { z } from "zod";
import { message } from "~/utils/form-errors";
import { requiredLine } from "~/utils/line-field";
import { normalisedText } from "~/utils/plain-text";
import { longestOfInbox } from "../../../services/inbox/contract";

/** Differs for each form that is shown, so the same words can be sent twice. */
const sending = z.string().max(100).default("");

const plain = (length: number) =>
  z.string(message("FieldMandatory")).overwrite(normalisedText).max(length, message("FieldTooLong"));
const some = (length: number) => plain(length).min(1, message("FieldMandatory"));

export const askSchema = z.object({ text: some(longestOfInbox.request), sending });
/** The version of the draft that the form of a message was shown with. */
const draft = z.string().max(100).default("");
export const messageSchema = z.object({ text: some(longestOfInbox.message), draft, sending });
/** A draft may be empty: that forgets it. */
export const draftSchema = z.object({
  text: plain(longestOfInbox.message).default(""),
  draft,
  sending,
});

/** The forms of one button about a contact. */
const contactActs = ["accept", "decline", "withdraw", "block", "unblock"] as const;
export type ContactAct = (typeof contactActs)[number];
export const actSchema = z.object({
  contact: z.enum(contactActs),
  /** Of the contact, or the name of the member to block. */
  id: z.string().regex(/^[\w-]{1,64}$/),
});
/** The words of a search. */
export const searchSchema = z.object({ words: requiredLine(100) });
