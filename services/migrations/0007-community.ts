import { type Kysely, sql } from "kysely";

/** The forum and the blogs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Groups and topics are content, copied at each start. One that is no longer content stays, but is not listed.
    create table forum_groups (
      slug text primary key,
      title text not null,
      introduction text not null,
      picture text,
      is_public boolean not null,
      position smallint not null,
      is_listed boolean not null
    );
    create table forum_topics (
      id integer generated always as identity primary key,
      group_slug text not null references forum_groups,
      slug text not null,
      title text not null,
      position smallint not null,
      is_listed boolean not null,
      unique (group_slug, slug)
    );

    -- Who reads a blog is in member_preferences.
    create table blogs (
      member_id uuid primary key references members on delete cascade,
      title text not null,
      introduction text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      follower_count integer not null default 0,
      -- When the newest of the published entries was published.
      last_entry_at timestamptz
    );
    create index blogs_newest on blogs (last_entry_at desc, member_id) where last_entry_at is not null;

    -- Conversations of the forum and entries of blogs: what can be reacted to.
    create table threads (
      id bigint generated always as identity primary key,
      group_slug text references forum_groups,
      topic_id integer references forum_topics,
      blog_id uuid references blogs on delete cascade,
      author_id uuid references members on delete set null,
      title text not null,
      -- Null where the author took the text away.
      document jsonb,
      -- The day that the writer gives an entry.
      date text check (date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      state text not null check (state in ('draft', 'waiting', 'published', 'hidden', 'removed')),
      removed_by text check (removed_by in ('author', 'moderator')),
      rule text,
      -- Published, with a word that a moderator looks at.
      needs_look boolean not null default false,
      version integer not null default 1,
      submission text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      published_at timestamptz,
      closed_at timestamptz,
      closed_reason text,
      is_pinned boolean not null default false,
      -- When it was published, or the last reaction to it.
      last_at timestamptz not null,
      last_reaction_id bigint,
      reaction_count integer not null default 0,
      last_position integer not null default 0,
      last_number integer not null default 0,
      check (num_nonnulls(group_slug, blog_id) = 1),
      unique (author_id, submission)
    );
    create index threads_of_group on threads (group_slug, is_pinned desc, last_at desc, id desc)
      where state = 'published';
    create index threads_of_topic on threads (topic_id, is_pinned desc, last_at desc, id desc)
      where state = 'published';
    create index threads_latest on threads (last_at desc, id desc)
      where state = 'published' and blog_id is null;
    create index threads_of_blog on threads (blog_id, date desc, id desc) where state = 'published';
    create index threads_of_blog_newest on threads (blog_id, published_at desc) where state = 'published';
    create index threads_of_author on threads (author_id, created_at);

    create table reactions (
      id bigint generated always as identity primary key,
      thread_id bigint not null references threads on delete cascade,
      -- The reaction that is answered; an answer has none itself.
      parent_id bigint references reactions on delete cascade,
      author_id uuid references members on delete set null,
      document jsonb,
      quoted_id bigint references reactions on delete set null,
      quoted_words text,
      state text not null check (state in ('waiting', 'published', 'hidden', 'removed')),
      removed_by text check (removed_by in ('author', 'moderator')),
      rule text,
      needs_look boolean not null default false,
      -- Given when it is published, and never changed: the place on the page, for an answer that of what it answers,
      -- and the place in time.
      position integer,
      number integer,
      version integer not null default 1,
      submission text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      check ((position is null) = (number is null)),
      unique (author_id, submission),
      unique (thread_id, number)
    );
    create index reactions_of_page on reactions (thread_id, position, number);
    create index reactions_of_author on reactions (author_id, created_at);
    create index reactions_of_parent on reactions (parent_id) where parent_id is not null;
    create index reactions_quoting on reactions (quoted_id) where quoted_id is not null;

    -- What the pace of a member depends on. Who has no row here, posted nothing.
    create table community_members (
      member_id uuid primary key references members on delete cascade,
      published_count integer not null default 0,
      last_post_at timestamptz,
      silenced_until timestamptz
    );

    -- Up to which reaction a member saw a thread.
    create table thread_reads (
      member_id uuid not null references members on delete cascade,
      thread_id bigint not null references threads on delete cascade,
      number integer not null,
      primary key (member_id, thread_id)
    );
    create index thread_reads_of_thread on thread_reads (thread_id);

    create table follows (
      member_id uuid not null references members on delete cascade,
      thread_id bigint references threads on delete cascade,
      topic_id integer references forum_topics on delete cascade,
      blog_id uuid references blogs on delete cascade,
      created_at timestamptz not null,
      check (num_nonnulls(thread_id, topic_id, blog_id) = 1),
      unique nulls not distinct (member_id, thread_id, topic_id, blog_id)
    );
    create index follows_of_thread on follows (thread_id) where thread_id is not null;
    create index follows_of_topic on follows (topic_id) where topic_id is not null;
    create index follows_of_blog on follows (blog_id, created_at desc) where blog_id is not null;

    -- In lower case. Posts with a refused word are handed back, those with the others wait for a moderator.
    create table listed_words (
      word text primary key,
      kind text not null check (kind in ('refuse', 'review'))
    );
  `.execute(db);
}
