import { sql } from "kysely";
import { decryptCopy } from "../../inbox/message-encryption";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo, InputOf } from "../../platform/contract";
import type { SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { moderationContract } from "./contract";
import { isAbout, selectDecisions, shownDecision } from "./decisions";
import { judgePosts } from "./judged-posts";
import { findPost, type PostRow, selectPosts } from "./posts";
import { isTheirs } from "./transitions";

type Queue = (typeof moderationContract)["moderationQueue"];
type Show = (typeof moderationContract)["judgedPost"];

const pageSize = 20;

const isAboutPost = sql<boolean>`settled_at is null and (posts.kind = 'reaction' and reports.reaction_id = posts.id
  or posts.kind = 'message' and reports.message_id = posts.id
  or posts.kind = 'blog' and reports.blog_text_id = posts.id
  or posts.kind in ('conversation', 'entry') and reports.thread_id = posts.id)`;
/** 0 for a worry about somebody, else 1. */
const rank = sql<number>`case when exists (
  select from reports where reason = 'worried' and ${isAboutPost}) then 0 else 1 end`;
/** Since when a post is to be looked at, in milliseconds. */
const since = sql<string>`floor(extract(epoch from coalesce(
  (select min(reports.created_at) from reports where ${isAboutPost}),
  case posts.state when 'waiting' then posts.created_at else coalesce(posts.edited_at, posts.created_at) end
)) * 1000)::bigint`;

/** The posts that moderators have to look at. */
export async function listQueue(
  { input: { after }, member }: { input: InputOf<Queue>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Queue>> {
  const { db } = services;
  const queued = db
    .selectFrom(
      selectPosts(db)
        .select([rank.as("rank"), since.as("since")])
        .where(sql<boolean>`(state = 'waiting' or needs_look) and state <> 'removed'`)
        .as("queued"),
    )
    .selectAll()
    .orderBy("rank")
    .orderBy("since")
    .orderBy("kind")
    .orderBy("id")
    .limit(pageSize + 1);
  const [afterRank, afterSince, afterKind, afterId] = after.split("_");
  const rows = await (after === ""
    ? queued
    : queued.where(
        sql<boolean>`(rank, since, kind, id) >
          (${afterRank}::int, ${afterSince}::bigint, ${afterKind}::text, ${afterId}::bigint)`,
      )
  ).execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const { count } = await db
    .selectFrom("decisions")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("objected_at", "is not", null)
    .where("answered_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    status: 200,
    body: {
      posts: await judgePosts(page, member, services),
      next: last ? [last.rank, last.since, last.kind, last.id].join("_") : null,
      objectionCount: Number(count),
    },
  };
}

/** A post with all that was decided about it. */
export async function getJudgedPost(
  { input, member }: { input: InputOf<Show>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Show>> {
  const row = await findPost(services.db, input);
  const [post] = row ? await judgePosts([row], member, services) : [];
  if (!row || !post) return { status: 404, body: {} };
  const decisions = await selectDecisions(services.db)
    .where(isAbout("decisions", input))
    .orderBy("decisions.id", "desc")
    .limit(50)
    .execute();
  return {
    status: 200,
    body: {
      ...post,
      message: post.message && { ...post.message, words: await readMessage(row, member, services) },
      earlier: decisions.map(shownDecision),
    },
  };
}

/** What a message says, with those around it. That it was read is written to the log; who is one of the two reads nothing here. */
async function readMessage(post: PostRow, { id: moderatorId }: SessionMember, services: Services) {
  if (post.copy === null || isTheirs(post, moderatorId)) return null;
  const { text, around, place } = decryptCopy(post.id, post.copy, services);
  const facts = { post: `message ${post.id}` };
  await services.db
    .transaction()
    .execute((trx) =>
      recordAct(trx, { actor: moderatorId, action: "read message", subject: null, facts }, services.now()),
    );
  return { text, before: around.slice(0, place), after: around.slice(place) };
}
