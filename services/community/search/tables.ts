import type { ColumnType, GeneratedAlways } from "kysely";
import type { TextKind } from "./contract";

type Constant<T> = ColumnType<T, T, never>;
type Target<T> = ColumnType<T | null, T | undefined, never>;

/** The words of a conversation, an entry, a reaction or a blog. */
export interface SearchedTextsTable {
  id: GeneratedAlways<string>;
  thread_id: Target<string>;
  reaction_id: Target<string>;
  blog_id: Target<string>;
  kind: Constant<TextKind>;
  /** A tsvector. */
  words: ColumnType<string, string, string>;
}

/** Words that several members used. */
export interface SearchWordsTable {
  word: Constant<string>;
  writers: Constant<number>;
  shapes: Constant<string[]>;
}
