import { type Kysely, sql } from "kysely";

/** Title and introduction of blogs, as moderators look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What others see of a blog is in blogs. A change that waits, and what a moderator hid or removed, is only here.
    create table blog_texts (
      id bigint generated always as identity primary key,
      member_id uuid not null references blogs on delete cascade,
      title text not null,
      introduction text not null,
      state text not null check (state in ('waiting', 'published', 'hidden', 'removed')),
      -- By the author: replaced by a newer one that was published.
      removed_by text check (removed_by in ('author', 'moderator')),
      rule text,
      needs_look boolean not null default false,
      version integer not null default 1,
      written_at timestamptz not null
    );
    create index blog_texts_of_member on blog_texts (member_id, written_at desc, id desc);
    create unique index blog_texts_published on blog_texts (member_id) where state = 'published';
    create unique index blog_texts_waiting on blog_texts (member_id) where state = 'waiting';
    create index blog_texts_to_look_at on blog_texts (id) where state = 'waiting' or needs_look;
    create index blog_texts_removed on blog_texts (id) where state = 'removed';
    insert into blog_texts (member_id, title, introduction, state, written_at)
      select member_id, title, introduction, 'published', created_at from blogs;

    alter table decisions add column blog_text_id bigint references blog_texts on delete set null;
    alter table decisions drop constraint decisions_post_kind_check;
    alter table decisions add constraint decisions_post_kind_check
      check (post_kind in ('conversation', 'entry', 'reaction', 'message', 'blog'));
    create index decisions_of_blog_text on decisions (blog_text_id, id desc) where blog_text_id is not null;

    alter table reports add column blog_text_id bigint references blog_texts on delete cascade;
    alter table reports drop constraint reports_check;
    alter table reports add constraint reports_check
      check (num_nonnulls(thread_id, reaction_id, message_id, blog_text_id) = 1);
    create index reports_of_blog_text on reports (blog_text_id) where blog_text_id is not null;
  `.execute(db);
}
