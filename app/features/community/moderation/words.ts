import { wordsPath } from "~/features/staff/public";
import { listedWord, type WordKind, wordKinds } from "../../../../services/community/contract";

/** The parts of the list, with their names in addresses. */
const partNames = { refuse: "mag-niet", review: "nakijken" } satisfies Record<WordKind, string>;

/** Which words of the list are shown. */
export interface WordFilter {
  /** Null for both parts of the list. */
  kind: WordKind | null;
  search: string;
  /** The last word of the page before. */
  after: string;
}

export function readWordFilter(query: URLSearchParams): WordFilter {
  const part = query.get("lijst");
  return {
    kind: wordKinds.find((kind) => partNames[kind] === part) ?? null,
    search: (query.get("zoek") ?? "").trim().slice(0, 200),
    after: (query.get("na") ?? "").slice(0, 200),
  };
}

/** The name of a part of the list in an address; empty for both. */
export const partName = (kind: WordKind | null) => (kind ? partNames[kind] : "");

/** The address of a page of the list. */
export function wordsAddress({ kind, search, after }: WordFilter): string {
  const query = new URLSearchParams();
  if (kind) query.set("lijst", partNames[kind]);
  if (search) query.set("zoek", search);
  if (after) query.set("na", after);
  return query.size > 0 ? `${wordsPath}?${query}` : wordsPath;
}

/** What was just done to the list, as counts of words. */
export type WordsDone =
  | { kind: "added"; added: number; moved: number; known: number }
  | { kind: "removed"; removed: number };

/** The address of the list after something was done to it. */
export function wordsDoneAddress(done: WordsDone): string {
  const counts =
    done.kind === "added" ? ["erbij", done.added, done.moved, done.known] : ["eraf", done.removed];
  return `${wordsPath}?gedaan=${counts.join("-")}`;
}

export function readWordsDone(query: URLSearchParams): WordsDone | null {
  const value = query.get("gedaan") ?? "";
  const [, added, moved, known] = /^erbij-(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(value) ?? [];
  if (added && moved && known)
    return { kind: "added", added: Number(added), moved: Number(moved), known: Number(known) };
  const [, removed] = /^eraf-(\d{1,3})$/.exec(value) ?? [];
  return removed ? { kind: "removed", removed: Number(removed) } : null;
}

/** The words that were typed below each other. */
export const typedWords = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Those that are no single word. */
export const notWords = (text: string) =>
  typedWords(text).filter((line) => !listedWord.safeParse(line).success);
