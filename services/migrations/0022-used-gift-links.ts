import { type Kysely, sql } from "kysely";

/**
 * Links that were just used, for the second of two clicks. Gifts no longer hold a wish for news, which nobody was asked;
 * its column stays for instances of the earlier release, which go on writing it during an upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gift_links drop constraint gift_links_purpose_check;
    alter table gift_links add constraint gift_links_purpose_check check (purpose in ('manage', 'amount', 'used'));
    alter table gifts alter column wants_news set default false;
  `.execute(db);
}
