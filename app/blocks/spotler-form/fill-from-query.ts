import type { Block } from "~/blocks/definitions";

/** The hidden fields that the editor left empty get what the link in the mailing said (spec 002, section 3). */
export function fillFromQuery(block: Block<"spotler_form">, query: URLSearchParams): void {
  if (block.scoreSdv === "") block.scoreSdv = query.get("score sdv") ?? "";
  if (block.runid === "") block.runid = query.get("runid") ?? "";
}
