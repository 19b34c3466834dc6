import { countAddresses, countLinks, documentText } from "../../app/fields/document/document-text";
import type { TextDocument } from "../../app/fields/document/schema";
import type { Queries } from "../tables";
import { type PostRefusal, pace, refuse } from "./pace";
import { findListedWords } from "./words/words";
import type { Writer } from "./writer";

interface Text {
  title?: string;
  document: TextDocument;
}

/** Whether a moderator has to look at a text, or that it is refused. */
type CheckedText =
  | { kind: "fine"; needsLook: boolean }
  | { kind: "refused"; refusal: PostRefusal & { status: 409 } };

/** Checks a text against the list of words and the number of links. */
export async function checkText(
  trx: Queries,
  { role }: Pick<Writer, "role">,
  { title = "", document }: Text,
): Promise<CheckedText> {
  if (role === "member" && countAddresses(title) + countLinks(document) > pace.links)
    return { kind: "refused", refusal: refuse("links") };
  const listed = await findListedWords(trx, `${title}\n${documentText(document)}`);
  const refused = listed.filter(({ kind }) => kind === "refuse").map(({ word }) => word);
  if (refused.length > 0) return { kind: "refused", refusal: refuse("words", { words: refused }) };
  return { kind: "fine", needsLook: listed.length > 0 };
}
