import { type Kysely, sql } from "kysely";

/** Messages that moderators look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A copy of a message that waits or was reported, so that removing the contact does not remove what was reported,
    -- and moderators read nothing else. The id is that of the message, which may be gone.
    create table judged_messages (
      message_id bigint primary key,
      author_id uuid not null references members on delete cascade,
      recipient_id uuid not null references members on delete cascade,
      -- The text and the messages around it, encrypted; null once nobody can object any more.
      copy bytea,
      state text not null check (state in ('waiting', 'published', 'hidden', 'removed')),
      removed_by text check (removed_by = 'moderator'),
      rule text,
      needs_look boolean not null default false,
      -- To how many others the author sent the same text.
      copies integer,
      sent_at timestamptz not null
    );
    create index judged_messages_of_author on judged_messages (author_id);
    create index judged_messages_of_recipient on judged_messages (recipient_id);
    create index judged_messages_to_look_at on judged_messages (message_id) where state = 'waiting' or needs_look;

    alter table decisions add column message_id bigint references judged_messages on delete set null;
    alter table decisions drop constraint decisions_post_kind_check;
    alter table decisions add constraint decisions_post_kind_check
      check (post_kind in ('conversation', 'entry', 'reaction', 'message'));
    create index decisions_of_message on decisions (message_id, id desc) where message_id is not null;

    alter table reports add column message_id bigint references judged_messages on delete cascade;
    alter table reports drop constraint reports_check;
    alter table reports add constraint reports_check check (num_nonnulls(thread_id, reaction_id, message_id) = 1);
    create index reports_of_message on reports (message_id) where message_id is not null;
  `.execute(db);
}
