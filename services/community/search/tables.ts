import type { GeneratedAlways } from "kysely";
import type { Constant } from "../../platform/database/columns";
import type { TextKind } from "./contract";

/** The words of a conversation, an entry, a reaction or a blog. */
export interface SearchedTextsTable {
  id: GeneratedAlways<string>;
  thread_id: Constant<string | null>;
  reaction_id: Constant<string | null>;
  blog_id: Constant<string | null>;
  kind: Constant<TextKind>;
  /** A tsvector. */
  words: string;
}

/** Words that several members used. */
export interface SearchWordsTable {
  word: Constant<string>;
  writers: Constant<number>;
  shapes: Constant<string[]>;
}
