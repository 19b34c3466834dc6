import { sql } from "kysely";
import { nextTimeOfDay } from "../../../app/utils/dates";
import type { Services } from "../../platform/services";
import { defaultPreferences } from "../../preferences/preferences";
import type { Queries } from "../../tables";
import type { AlertSource } from "./tables";

/** The hour in Amsterdam of the mail of the day. */
export const summaryHour = 18;
/** Of one run; the others are for the next. */
const mostPosts = 500;

interface Recipient {
  id: string;
  source: AlertSource;
  pace: "soon" | "daily";
}

/** Whom a reaction concerns: the writers of what it reacts to or quotes, and who follows the thread. */
const aboutReaction = (id: string) => sql`
  select threads.author_id as member_id, 'own' as source, reactions.author_id as writer_id
  from reactions join threads on threads.id = reactions.thread_id where reactions.id = ${id}
  union all
  select earlier.author_id, 'own', reactions.author_id
  from reactions join reactions earlier on earlier.id in (reactions.parent_id, reactions.quoted_id)
  where reactions.id = ${id}
  union all
  select follows.member_id, 'thread', reactions.author_id
  from reactions join follows on follows.thread_id = reactions.thread_id where reactions.id = ${id}
`;

/** Whom a conversation or an entry concerns: who follows its topic or its blog. */
const aboutThread = (id: string) => sql`
  select follows.member_id, 'topic' as source, threads.author_id as writer_id
  from threads join follows on follows.topic_id = threads.topic_id where threads.id = ${id}
  union all
  select follows.member_id, 'blog', threads.author_id
  from threads join follows on follows.blog_id = threads.blog_id where threads.id = ${id}
`;

const concerned = { threads: aboutThread, reactions: aboutReaction };

/**
 * Who is to be mailed about a post, each once, for the reason with the fastest mails. They are locked, as a deletion of
 * an account locks the member before everything else.
 */
async function lockRecipients(trx: Queries, table: keyof typeof concerned, id: string): Promise<Recipient[]> {
  const { reactions, follows } = defaultPreferences.mails;
  const { rows } = await sql<Recipient>`
    select members.id, chosen.source, chosen.pace from members join (
      select distinct on (member_id) member_id, source, pace from (
        select concerned.member_id, source, case source
          when 'own' then coalesce(reaction_mails, ${reactions}) else coalesce(follow_mails, ${follows}) end as pace
        from (${concerned[table](id)}) concerned
        left join member_preferences on member_preferences.member_id = concerned.member_id
        where concerned.member_id is distinct from writer_id
      ) paced
      where pace <> 'none'
      order by member_id, pace = 'soon' desc, source = 'own' desc
    ) chosen on chosen.member_id = members.id
    where members.state = 'active'
    order by members.id
    for key share of members
  `.execute(trx);
  return rows;
}

/** Writes down who is mailed about a post. A post that is not shown any more, or was announced meanwhile, is left. */
async function announce(
  trx: Queries,
  table: keyof typeof concerned,
  id: string,
  { now }: Pick<Services, "now">,
): Promise<void> {
  const recipients = await lockRecipients(trx, table, id);
  const post = await trx
    .updateTable(table)
    .set({ is_announced: true })
    .where("id", "=", id)
    .where("state", "=", "published")
    .where("is_announced", "=", false)
    .returning([
      table === "threads" ? "id as thread_id" : sql.ref<string>("thread_id").as("thread_id"),
      sql<string | null>`${table === "threads" ? null : id}::bigint`.as("reaction_id"),
    ])
    .executeTakeFirst();
  if (!post || recipients.length === 0) return;
  const due = { soon: now(), daily: nextTimeOfDay(now(), summaryHour) };
  await sql`
    insert into alerts (member_id, thread_id, reaction_id, source, pace, due_at)
    select recipient.id, ${post.thread_id}, ${post.reaction_id}::bigint, source, pace,
      case pace when 'soon' then ${due.soon}::timestamptz else ${due.daily}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) recipient (id uuid, source text, pace text)
    on conflict do nothing
  `.execute(trx);
}

/** Writes down who is mailed about what was published since the last run. */
export async function collectAlerts(services: Services): Promise<void> {
  const { db } = services;
  for (const table of ["threads", "reactions"] as const) {
    const posts = await db
      .selectFrom(table)
      .select("id")
      .where("state", "=", "published")
      .where("is_announced", "=", false)
      .orderBy("id")
      .limit(mostPosts)
      .execute();
    for (const { id } of posts) await db.transaction().execute((trx) => announce(trx, table, id, services));
  }
}
