import { sql } from "kysely";
import { selectSession } from "../accounts/sessions";
import type { AnswerTo, InputOf } from "../platform/contract";
import { prepare } from "../platform/database/preparing-dialect";
import { sha256 } from "../platform/hash";
import type { Services } from "../platform/services";
import type { inboxContract } from "./contract";
import { mostCounted } from "./schemas";
import { selectNewest } from "./shown-message";

type Contract = (typeof inboxContract)["inboxNews"];
type News = AnswerTo<Contract>["body"];

/** What is new, in one statement over four indexes: browsers ask it every few seconds. Null without a session. */
export async function getNews(
  { input, session }: { input: InputOf<Contract>; session: string },
  { db, now }: Pick<Services, "db" | "now">,
): Promise<AnswerTo<Contract> | null> {
  const asked = { sessionHash: sha256(session), time: now(), contact: input.contact ?? null };
  const [body] = await readNews(db, asked);
  return body ? { status: 200, body } : null;
}

const readNews = prepare<{ sessionHash: Buffer; time: Date; contact: string | null }>()((db, value) => {
  const id = sql<string>`member.id`;
  const counted = (condition: ReturnType<typeof sql>) => sql`(select count(*)::int from (
    select from contact_sides where member_id = ${id} and ${condition} limit ${mostCounted}) counted)`;
  return sql<News>`
    select ${counted(sql`(unread_count > 0 or is_new)`)} as "unreadContacts",
      ${counted(sql`state = 'invited'`)} as requests,
      (
        select ${selectNewest(id)} from contact_sides
        where public_id = ${value("contact")} and member_id = ${id} and state = 'accepted'
      ) as newest
    from (${selectSession(db, value("sessionHash"), value("time")).select("members.id")}) member
  `.compile(db);
});
