import { sql } from "kysely";
import { amsterdamDay } from "../../app/utils/dates";
import { dayMs } from "../../app/utils/durations";
import type { Services } from "../platform/services";
import { changePreferences } from "../preferences/preferences";
import type { Queries } from "../tables";
import type { DemoContent, ReactionContent } from "./content";
import { addDemoMembers } from "./demo-members";

/** Rows of one statement. */
const chunk = 500;

interface Seed {
  trx: Queries;
  now: Date;
  /** The id of a member. @throws Error for one who does not exist */
  idOf(username: string): string;
}

/** Adds the members of a demo with all that they wrote, where nobody wrote anything yet. */
export async function seedDemoCommunity(content: DemoContent, services: Services): Promise<void> {
  const { db } = services;
  const now = services.now();
  await db.transaction().execute(async (trx) => {
    // Processes that start at once take turns.
    await sql`lock table threads in exclusive mode`.execute(trx);
    if (await trx.selectFrom("threads").select("id").limit(1).executeTakeFirst()) return;
    const ids = await addDemoMembers(trx, content.members, now);
    const idOf = (username: string) => {
      const id = ids.get(username);
      if (!id) throw new Error(`There is no member ${username}`);
      return id;
    };
    const seed: Seed = { trx, now, idOf };
    await addReactions(seed, [
      ...(await addConversations(seed, content)),
      ...(await addBlogs(seed, content)),
    ]);
    for (const { author, public: isPublic } of content.blogs)
      if (isPublic)
        await changePreferences(idOf(author), { blogVisibility: "public" }, { ...services, db: trx });
    await complete(trx);
  });
}

/** What all posts have in common. */
function post(
  { now, idOf }: Seed,
  { author, daysAgo, text }: { author: string; daysAgo: number; text: object },
  name: string,
) {
  return {
    author_id: idOf(author),
    document: JSON.stringify(text),
    state: "published" as const,
    is_announced: true,
    created_at: new Date(now.getTime() - daysAgo * dayMs),
    submission: `demo-${name}`,
  };
}

/** The reactions of a thread, whose id is found by the key of its submission. */
interface Below {
  submission: string;
  reactions: ReactionContent[];
}

async function addConversations(seed: Seed, { conversations }: DemoContent): Promise<Below[]> {
  const topics = await seed.trx.selectFrom("forum_topics").select(["id", "group_slug", "slug"]).execute();
  const rows = conversations.map(({ group, topic, title, pinned, closed, ...rest }, index) => {
    const known = topics.find(({ group_slug, slug }) => group_slug === group && slug === topic);
    if (!known) throw new Error(`'${title}' is about ${topic} in ${group}, which does not exist`);
    const row = post(seed, rest, `conversation-${index}`);
    return {
      ...row,
      group_slug: group,
      topic_id: known.id,
      title,
      is_pinned: pinned,
      published_at: row.created_at,
      last_at: row.created_at,
      closed_at: closed ? seed.now : null,
    };
  });
  for (const part of chunksOf(rows)) await seed.trx.insertInto("threads").values(part).execute();
  return conversations.map(({ reactions }, index) => ({
    submission: rows[index]?.submission ?? "",
    reactions,
  }));
}

async function addBlogs(seed: Seed, { blogs }: DemoContent): Promise<Below[]> {
  const rows = blogs.flatMap(({ author, entries }, blog) =>
    entries.map(({ title, ...rest }, index) => {
      const row = post(seed, { author, ...rest }, `entry-${blog}-${index}`);
      return {
        ...row,
        group_slug: null,
        topic_id: null,
        blog_id: row.author_id,
        title,
        date: amsterdamDay(row.created_at),
        published_at: row.created_at,
        last_at: row.created_at,
      };
    }),
  );
  const texts = blogs.map(({ author, title, introduction, entries }) => ({
    text: { member_id: seed.idOf(author), title, introduction },
    begunAt: new Date(seed.now.getTime() - Math.max(0, ...entries.map(({ daysAgo }) => daysAgo)) * dayMs),
  }));
  await seed.trx
    .insertInto("blogs")
    .values(texts.map(({ text, begunAt }) => ({ ...text, created_at: begunAt })))
    .execute();
  await seed.trx
    .insertInto("blog_texts")
    .values(texts.map(({ text, begunAt }) => ({ ...text, state: "published" as const, written_at: begunAt })))
    .execute();
  for (const part of chunksOf(rows)) await seed.trx.insertInto("threads").values(part).execute();
  const reactions = blogs.flatMap(({ entries }) => entries.map((entry) => entry.reactions));
  return rows.map(({ submission }, index) => ({ submission, reactions: reactions[index] ?? [] }));
}

/** Adds reactions with their answers, at their places in time. */
async function addReactions(seed: Seed, threads: readonly Below[]): Promise<void> {
  const { trx } = seed;
  const stored = await trx.selectFrom("threads").select(["id", "submission"]).execute();
  const threadIds = new Map(stored.map(({ id, submission }) => [submission, id]));
  const unplaced = { quoted_id: null, quoted_words: null };
  const rows = threads.flatMap(({ submission, reactions }) => {
    const thread_id = threadIds.get(submission) ?? "";
    return byTime(reactions).flatMap(({ answers, ...reaction }, index) => {
      const name = `${submission}-${index}`;
      const position = index + 1;
      const own = { ...post(seed, reaction, name), ...unplaced, thread_id, position, answersTo: null };
      return [
        own,
        ...byTime(answers).map((answer, number) => ({
          ...post(seed, answer, `${name}-${number}`),
          ...unplaced,
          thread_id,
          position,
          answersTo: own.submission,
        })),
      ];
    });
  });
  const numbers = new Map<string, number>();
  const numbered = rows
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((row) => {
      const number = (numbers.get(row.thread_id) ?? 0) + 1;
      numbers.set(row.thread_id, number);
      return { ...row, number };
    });
  const ids = new Map<string, string>();
  for (const isAnswer of [false, true]) {
    const part = numbered.filter(({ answersTo }) => (answersTo !== null) === isAnswer);
    for (const values of chunksOf(part)) {
      const added = await trx
        .insertInto("reactions")
        .values(
          values.map(({ answersTo, ...row }) => ({ ...row, parent_id: ids.get(answersTo ?? "") ?? null })),
        )
        .returning(["id", "submission"])
        .execute();
      for (const { id, submission } of added) ids.set(submission, id);
    }
  }
}

function byTime<T extends { daysAgo: number }>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => other.daysAgo - one.daysAgo);
}

function chunksOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / chunk) }, (_, index) =>
    rows.slice(index * chunk, (index + 1) * chunk),
  );
}

/** Writes what threads and blogs say of what is below them. Who reacted to an entry follows the blog. */
async function complete(trx: Queries): Promise<void> {
  await sql`
    update threads set reaction_count = below.count, last_position = below.position, last_number = below.number,
      last_reaction_id = below.last_id, last_at = below.last_at
    from (
      select thread_id, count(*) as count, max(position) as position, max(number) as number,
        max(created_at) as last_at, (array_agg(id order by number desc))[1] as last_id
      from reactions group by thread_id
    ) below
    where threads.id = below.thread_id
  `.execute(trx);
  await sql`
    update blogs set last_entry_at = (select max(published_at) from threads where blog_id = blogs.member_id)
  `.execute(trx);
  await sql`
    insert into follows (member_id, blog_id, created_at)
    select reactions.author_id, threads.blog_id, min(reactions.created_at)
    from reactions join threads on threads.id = reactions.thread_id
    where threads.blog_id is not null and reactions.author_id <> threads.blog_id
    group by 1, 2
  `.execute(trx);
  await sql`
    update blogs set follower_count = (select count(*) from follows where follows.blog_id = blogs.member_id)
  `.execute(trx);
}
