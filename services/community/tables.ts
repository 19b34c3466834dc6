import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { TextDocument } from "../../app/fields/document/schema";
import type { Constant } from "../platform/database/columns";
import type { PostState, ReactionState } from "./schemas";
import type { WordKind } from "./words/contract";

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
  last_entry_at: Date | null;
}

/** What a member called their blog; what others see is in `blogs`. */
export interface BlogTextsTable {
  id: GeneratedAlways<string>;
  member_id: Constant<string>;
  title: string;
  introduction: string;
  state: Exclude<PostState, "draft">;
  /** By the author: replaced by a newer one that was published. */
  removed_by: "author" | "moderator" | null;
  rule: string | null;
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
  removed_by: "author" | "moderator" | null;
  rule: string | null;
  needs_look: Generated<boolean>;
  /** Whether members were alerted to it. */
  is_announced: Generated<boolean>;
  version: Generated<number>;
  /** Unique for each author. */
  submission: Constant<string>;
  created_at: Constant<Date>;
  edited_at: Date | null;
}

/** A conversation (in a group) or an entry (of a blog). */
export interface ThreadsTable extends PostColumns<PostState> {
  group_slug: string | null;
  topic_id: number | null;
  blog_id: Constant<string | null>;
  title: string;
  /** As 'YYYY-MM-DD'. */
  date: ColumnType<string | null, string | undefined, string>;
  published_at: Date | null;
  closed_at: Date | null;
  closed_reason: string | null;
  is_pinned: Generated<boolean>;
  last_at: Date;
  last_reaction_id: string | null;
  reaction_count: Generated<number>;
  last_position: Generated<number>;
  last_number: Generated<number>;
}

export interface ReactionsTable extends PostColumns<ReactionState> {
  thread_id: Constant<string>;
  parent_id: Constant<string | null>;
  quoted_id: Constant<string | null>;
  quoted_words: string | null;
  position: number | null;
  number: number | null;
}

export interface CommunityMembersTable {
  member_id: Constant<string>;
  published_count: Generated<number>;
  last_post_at: Date | null;
  silenced_until: Date | null;
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
