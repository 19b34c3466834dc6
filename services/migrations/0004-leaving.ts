import { type Kysely, sql } from "kysely";

/** Pseudonyms in the log of staff's acts; what is needed to tell when an account is inactive, and to write to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      -- The name of the member in the log. Random, so that nothing leads from it to a member who was deleted.
      add column pseudonym text not null unique default 'member-' || replace(gen_random_uuid()::text, '-', ''),
      -- Where the member logged in last, for mails that no request causes.
      add column brand text not null default 'alzheimer',
      add column origin text not null default '',
      -- In a session; at most an hour behind.
      add column seen_at timestamptz,
      add column inactive_mailed_at timestamptz;
    update members set seen_at = (select max(last_seen_at) from sessions where member_id = members.id);

    -- The log held ids until now.
    alter table audit_log disable trigger audit_log_append_only;
    create temporary table log_names on commit drop as
      select logged.id, coalesce(pseudonym, 'member-' || replace(gen_random_uuid()::text, '-', '')) as name
      from (select actor as id from audit_log union select subject from audit_log) logged
        left join members on members.id::text = logged.id
      where logged.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
    update audit_log set actor = name from log_names where actor = log_names.id;
    update audit_log set subject = name from log_names where subject = log_names.id;
    alter table audit_log enable trigger audit_log_append_only;
  `.execute(db);
}
