import type { Insertable } from "kysely";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { blogVector, kindOfThread, reactionVector, threadVector } from "./index-text";
import { learnWords } from "./learn-words";
import type { SearchedTextsTable } from "./tables";

const textsAtOnce = 500;

/** Fills an empty search: of a demo, and of texts that were there before the search was. */
export async function prepareSearch(services: Pick<Services, "db">): Promise<void> {
  const { db } = services;
  if (!(await db.selectFrom("searched_texts").select("id").limit(1).executeTakeFirst())) await indexAll(db);
  if (!(await db.selectFrom("search_words").select("word").limit(1).executeTakeFirst()))
    await learnWords(services);
}

type Row = Insertable<SearchedTextsTable>;

async function indexAll(db: Queries): Promise<void> {
  for await (const threads of partsOf((last) => threadsAfter(db, last)))
    await store(
      db,
      threads.flatMap(({ id, blog_id, title, document }): Row | [] =>
        document === null
          ? []
          : { thread_id: id, kind: kindOfThread({ blog_id }), words: threadVector({ title, document }) },
      ),
    );
  for await (const reactions of partsOf((last) => reactionsAfter(db, last)))
    await store(
      db,
      reactions.flatMap(({ id, blog_id, document }): Row | [] =>
        document === null
          ? []
          : { reaction_id: id, kind: kindOfThread({ blog_id }), words: reactionVector(document) },
      ),
    );
  const blogs = await db.selectFrom("blogs").select(["member_id", "title", "introduction"]).execute();
  for (let start = 0; start < blogs.length; start += textsAtOnce) {
    const part = blogs.slice(start, start + textsAtOnce);
    await store(
      db,
      part.map((blog) => ({ blog_id: blog.member_id, kind: "blog", words: blogVector(blog) })),
    );
  }
}

/** Parts of a table by their ids, the oldest first. */
async function* partsOf<T extends { id: string }>(load: (last: string) => Promise<T[]>) {
  for (let part = await load("0"); part.length > 0; part = await load(part.at(-1)?.id ?? "0")) yield part;
}

function threadsAfter(db: Queries, last: string) {
  return db
    .selectFrom("threads")
    .select(["id", "blog_id", "title", "document"])
    .where("id", ">", last)
    .where("state", "!=", "draft")
    .orderBy("id")
    .limit(textsAtOnce)
    .execute();
}

function reactionsAfter(db: Queries, last: string) {
  return db
    .selectFrom("reactions")
    .innerJoin("threads", "threads.id", "reactions.thread_id")
    .select(["reactions.id", "threads.blog_id", "reactions.document"])
    .where("reactions.id", ">", last)
    .orderBy("reactions.id")
    .limit(textsAtOnce)
    .execute();
}

/** What another process stored meanwhile is as new, or newer. */
async function store(db: Queries, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("searched_texts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
