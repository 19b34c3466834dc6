import { type Kysely, sql } from "kysely";

/** What staff see of gifts: indexes of their lists, and the results of comparing the books with the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index gift_payments_by_state on gift_payments (state, created_at desc, id);
    create index gifts_by_purpose on gifts (purpose_kind, purpose_slug);
    create index givers_by_name on givers (lower(name) text_pattern_ops);
    create index givers_by_email on givers (lower(email) text_pattern_ops);
    create index mails_of_gift on mails ((facts->>'gift')) where facts->>'gift' is not null;

    create table gift_reconciliations (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      result jsonb not null
    );
  `.execute(db);
}
