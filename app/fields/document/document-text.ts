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
  const blocks = document.blocks.map((block) => segmentsOf(block, document.entityMap));
  const links = blocks
    .flat()
    .filter(({ entity }, index, all) => entity?.type === "LINK" && all[index - 1]?.entity !== entity);
  // Together, because a part of an address may be bold.
  const words = blocks.map((segments) =>
    segments.map(({ text, entity }) => (entity?.type === "LINK" ? " " : text)).join(""),
  );
  return links.length + countAddresses(words.join("\n"));
}

/** How many addresses of pages stand in a text, also without 'https://' or 'www.'; no mail addresses. */
export function countAddresses(text: string): number {
  const begun = text.match(/(?:https?:\/\/|www\.)\S/gi) ?? [];
  const others = text.replace(/(?:https?:\/\/|www\.)[^\s,;]+/gi, " ");
  const bare = [...others.matchAll(/([\p{L}\p{N}.@_-]+)(?:[/?#][^\s,;]*)?/gu)].filter(([, name = ""]) =>
    isDomain(name),
  );
  return begun.length + bare.length;
}

const endings = ["nl", "com", "be", "org", "net", "eu", "info", "shop", "online"];

/** Whether a word is a name such as `voorbeeld.nl`, and no abbreviation such as 'o.a.nl'. */
function isDomain(word: string): boolean {
  if (word.includes("@")) return false;
  const parts = word.toLowerCase().split(".");
  return parts.some((part, index) => endings.includes(part) && (parts[index - 1]?.length ?? 0) > 1);
}
