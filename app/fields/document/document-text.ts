import type { TextDocument } from "./schema";
import { segmentsOf } from "./segments";

/** The words of a document, a line for each paragraph and item: for excerpts, limits and search. */
export function documentText(document: TextDocument): string {
  return document.blocks.map(({ text }) => text).join("\n");
}

/** Whether a document has nothing to read or see. */
export function isEmptyDocument(document: TextDocument): boolean {
  return documentText(document).trim() === "" && document.blocks.every(({ type }) => type !== "atomic");
}

/** How many links a document has: those of its words, and addresses that stand in its text. */
export function countLinks(document: TextDocument): number {
  return document.blocks
    .flatMap((block) => segmentsOf(block, document.entityMap))
    .reduce((sum, { text, entity }, index, all) => {
      const continued = entity !== null && all[index - 1]?.entity === entity;
      if (entity?.type === "LINK") return continued ? sum : sum + 1;
      return sum + countAddresses(text);
    }, 0);
}

/** How many addresses of pages stand in a text. */
export function countAddresses(text: string): number {
  return (text.match(/(?:https?:\/\/|www\.)[^\s]/gi) ?? []).length;
}
