import { type Kysely, sql } from "kysely";

/** Reports of posts, and what moderators decide about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- They stay when a post goes: what was decided about a member still counts.
    create table decisions (
      id bigint generated always as identity primary key,
      author_id uuid references members on delete cascade,
      thread_id bigint references threads on delete set null,
      reaction_id bigint references reactions on delete set null,
      post_kind text not null check (post_kind in ('conversation', 'entry', 'reaction')),
      title text not null,
      -- Of the text that the moderator read.
      version integer not null,
      -- Null for a post that was hidden since several members reported it.
      moderator_id uuid references members on delete set null,
      is_automatic boolean not null default false,
      kind text not null check (kind in ('publish', 'hide', 'restore', 'remove')),
      state_before text not null check (state_before in ('waiting', 'published', 'hidden', 'removed')),
      rule smallint,
      words text not null,
      sanction text check (sanction in ('warn', 'silence')),
      days smallint,
      decided_at timestamptz not null,
      objection text,
      objected_at timestamptz,
      answer text,
      is_granted boolean,
      answered_by uuid references members on delete set null,
      answered_at timestamptz,
      check ((days is null) = (sanction is distinct from 'silence')),
      check ((objection is null) = (objected_at is null)),
      check (num_nulls(answer, is_granted, answered_at) in (0, 3))
    );
    create index decisions_of_author on decisions (author_id, id desc);
    create index decisions_of_thread on decisions (thread_id, id desc) where thread_id is not null;
    create index decisions_of_reaction on decisions (reaction_id, id desc) where reaction_id is not null;
    create index decisions_of_moderator on decisions (moderator_id);
    create index decisions_answered_by on decisions (answered_by) where answered_by is not null;
    create index objections on decisions (objected_at, id) where objected_at is not null and answered_at is null;

    create table reports (
      id bigint generated always as identity primary key,
      thread_id bigint references threads on delete cascade,
      reaction_id bigint references reactions on delete cascade,
      -- Null for a visitor.
      reporter_id uuid references members on delete cascade,
      -- Of a visitor who wants to hear what was done; erased when the mail is queued.
      email text,
      brand text not null,
      origin text not null,
      reason text not null check (reason in ('unkind', 'private-data', 'advertising', 'worried', 'other')),
      words text not null,
      submission text not null unique,
      created_at timestamptz not null,
      -- When it was decided about, or the writer took the post away.
      settled_at timestamptz,
      decision_id bigint references decisions on delete set null,
      check (num_nonnulls(thread_id, reaction_id) = 1)
    );
    create index reports_of_thread on reports (thread_id) where thread_id is not null;
    create index reports_of_reaction on reports (reaction_id) where reaction_id is not null;
    create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;
    create index reports_of_decision on reports (decision_id) where decision_id is not null;
    create index reports_settled on reports (settled_at) where settled_at is not null;

    -- What moderators tell each other about a member.
    create table member_notes (
      id bigint generated always as identity primary key,
      member_id uuid not null references members on delete cascade,
      moderator_id uuid references members on delete set null,
      words text not null,
      created_at timestamptz not null
    );
    create index member_notes_of_member on member_notes (member_id, id desc);
    create index member_notes_of_moderator on member_notes (moderator_id);

    create index threads_to_look_at on threads (id) where state = 'waiting' or needs_look;
    create index reactions_to_look_at on reactions (id) where state = 'waiting' or needs_look;

    -- Kept for an objection.
    create index threads_kept on threads (id) where removed_by = 'moderator' and document is not null;
    create index reactions_kept on reactions (id) where removed_by = 'moderator' and document is not null;
  `.execute(db);
}
