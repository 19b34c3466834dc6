import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { TextDocument } from "../../app/fields/document/schema";
import type { PostState, ReactionState } from "./schemas";
import type { WordKind } from "./words/contract";

type Constant<T> = ColumnType<T, T, never>;
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ForumGroupsTable {
  slug: Constant<string>;
  title: string;
  introduction: string;
  picture: string | null;
  is_public: boolean;
  position: number;
  is_listed: boolean;
}

export interface ForumTopicsTable {
  id: GeneratedAlways<number>;
  group_slug: Constant<string>;
  slug: Constant<string>;
  title: string;
  position: number;
  is_listed: boolean;
}

export interface BlogsTable {
  member_id: Constant<string>;
  title: string;
  introduction: string;
  version: Generated<number>;
  created_at: Constant<Date>;
  follower_count: Generated<number>;
  last_entry_at: Later<Date>;
}

/** What a member called their blog; what others see is in `blogs`. */
export interface BlogTextsTable {
  id: GeneratedAlways<string>;
  member_id: Constant<string>;
  title: string;
  introduction: string;
  state: Exclude<PostState, "draft">;
  /** By the author: replaced by a newer one that was published. */
  removed_by: Later<"author" | "moderator">;
  rule: Later<string>;
  needs_look: Generated<boolean>;
  version: Generated<number>;
  written_at: Date;
}

/** What a conversation or entry and a reaction have in common. */
interface PostColumns<State> {
  id: GeneratedAlways<string>;
  author_id: Constant<string | null>;
  document: ColumnType<TextDocument | null, string | null, string | null>;
  state: State;
  removed_by: Later<"author" | "moderator">;
  rule: Later<string>;
  needs_look: Generated<boolean>;
  /** Whether members were alerted to it. */
  is_announced: Generated<boolean>;
  version: Generated<number>;
  /** Unique for each author. */
  submission: Constant<string>;
  created_at: Constant<Date>;
  edited_at: Later<Date>;
}

/** A conversation (in a group) or an entry (of a blog). */
export interface ThreadsTable extends PostColumns<PostState> {
  group_slug: string | null;
  topic_id: number | null;
  blog_id: ColumnType<string | null, string | undefined, never>;
  title: string;
  /** As 'YYYY-MM-DD'. */
  date: ColumnType<string | null, string | undefined, string>;
  published_at: Later<Date>;
  closed_at: Later<Date>;
  closed_reason: Later<string>;
  is_pinned: Generated<boolean>;
  last_at: Date;
  last_reaction_id: Later<string>;
  reaction_count: Generated<number>;
  last_position: Generated<number>;
  last_number: Generated<number>;
}

export interface ReactionsTable extends PostColumns<ReactionState> {
  thread_id: Constant<string>;
  parent_id: Constant<string | null>;
  quoted_id: Constant<string | null>;
  quoted_words: string | null;
  position: Later<number>;
  number: Later<number>;
}

export interface CommunityMembersTable {
  member_id: Constant<string>;
  published_count: Generated<number>;
  last_post_at: Later<Date>;
  silenced_until: Later<Date>;
}

export interface ThreadReadsTable {
  member_id: Constant<string>;
  thread_id: Constant<string>;
  number: number;
}

export interface FollowsTable {
  member_id: Constant<string>;
  thread_id: Constant<string | null>;
  topic_id: Constant<number | null>;
  blog_id: Constant<string | null>;
  created_at: Constant<Date>;
}

export interface ListedWordsTable {
  word: Constant<string>;
  kind: WordKind;
}
