import { sql } from "kysely";
import type { AnswerTo, InputOf } from "../platform/contract";
import { prepared } from "../platform/database/preparing-dialect";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { inboxContract } from "./contract";
import { mostCounted } from "./schemas";
import { selectNewest } from "./shown-message";

type News = (typeof inboxContract)["inboxNews"];

/** What is new, in one statement over three indexes: browsers ask it every few seconds. */
export async function getNews(
  { input, member }: { input: InputOf<News>; member: SessionMember },
  { db }: Pick<Services, "db">,
): Promise<AnswerTo<News>> {
  const counted = (condition: ReturnType<typeof sql>) => sql`(select count(*)::int from (
    select from contact_sides where member_id = ${member.id} and ${condition} limit ${mostCounted}) counted)`;
  const { rows } = await sql<{ unreadContacts: number; requests: number; newest: number | null }>`
    select ${prepared} ${counted(sql`(unread_count > 0 or is_new)`)} as "unreadContacts",
      ${counted(sql`state = 'invited'`)} as requests,
      (
        select ${selectNewest(member.id)} from contact_sides
        where public_id = ${input.contact ?? null} and member_id = ${member.id} and state = 'accepted'
      ) as newest
  `.execute(db);
  const [news = { unreadContacts: 0, requests: 0, newest: null }] = rows;
  return { status: 200, body: news };
}
