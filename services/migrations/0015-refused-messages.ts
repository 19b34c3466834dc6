import { type Kysely, sql } from "kysely";

/** Messages that a moderator did not send: they have no place, and only their writer reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages drop constraint messages_state_check;
    alter table messages add constraint messages_state_check
      check (state in ('waiting', 'refused', 'sent', 'withheld', 'hidden', 'removed'));
    alter table messages drop constraint messages_check;
    alter table messages add constraint messages_check check ((number is null) = (state in ('waiting', 'refused')));
    create index judged_messages_waiting_by_author on judged_messages (author_id, sent_at desc)
      where state = 'waiting' and copies is not null;
    create index judged_messages_kept on judged_messages (message_id)
      where copy is not null and state in ('published', 'removed');
  `.execute(db);
}
