import { type Kysely, sql } from "kysely";

/** More reasons to give a payment back; and a gift without the name of its action, once the giver is erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gift_refunds drop constraint gift_refunds_reason_check;
    alter table gift_refunds add constraint gift_refunds_reason_check
      check (reason in ('asked', 'double', 'mistake', 'fraud'));
    alter table gifts drop constraint gifts_check1;
    alter table gifts add constraint gifts_named_purpose
      check (purpose_name is null or purpose_slug is not null);
    update gifts set purpose_name = null where giver_id is null and purpose_name is not null;
  `.execute(db);
}
