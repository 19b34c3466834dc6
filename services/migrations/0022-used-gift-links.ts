import { type Kysely, sql } from "kysely";

/** Links that were just used, for the second of two clicks; and gifts without a wish for news, which nobody was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gift_links drop constraint gift_links_purpose_check;
    alter table gift_links add constraint gift_links_purpose_check check (purpose in ('manage', 'amount', 'used'));
    alter table gifts drop column wants_news;
  `.execute(db);
}
