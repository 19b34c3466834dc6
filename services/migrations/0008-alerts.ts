import { type Kysely, sql } from "kysely";

/** What members are mailed about posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether members were alerted to it. A published post for which they were not is found by a job, so that none is
    -- forgotten whatever published it. Nobody is mailed about what is older than this column.
    alter table threads add column is_announced boolean not null default true;
    alter table threads alter column is_announced set default false;
    alter table reactions add column is_announced boolean not null default true;
    alter table reactions alter column is_announced set default false;
    create index threads_to_announce on threads (id) where state = 'published' and not is_announced;
    create index reactions_to_announce on reactions (id) where state = 'published' and not is_announced;

    create table alerts (
      id bigint generated always as identity primary key,
      member_id uuid not null references members on delete cascade,
      thread_id bigint not null references threads on delete cascade,
      -- Null where it is about the thread itself.
      reaction_id bigint references reactions on delete cascade,
      -- A reaction to an own post, or what the member follows.
      source text not null check (source in ('own', 'thread', 'topic', 'blog')),
      pace text not null check (pace in ('soon', 'daily')),
      due_at timestamptz not null,
      -- Of the alerts in one mail, and when it was queued.
      batch uuid,
      queued_at timestamptz,
      check ((batch is null) = (queued_at is null)),
      unique nulls not distinct (member_id, thread_id, reaction_id)
    );
    create index alerts_due on alerts (due_at) where batch is null;
    create index alerts_of_batch on alerts (batch) where batch is not null;
    create index alerts_of_thread on alerts (thread_id);
    create index alerts_of_reaction on alerts (reaction_id) where reaction_id is not null;
  `.execute(db);
}
