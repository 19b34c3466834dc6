import { setImmediate as pause } from "node:timers/promises";
import { z } from "zod";
import { documentText } from "../../../app/fields/document/document-text";
import { isStopWord } from "../../../app/utils/dutch-words";
import { defineJob, taskOf } from "../../platform/jobs/job";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { hasShapes, shapesOf } from "./shapes";
import { searchWordsOf } from "./words";

/** Of both the newest are read: their words are those that members search for. */
const mostThreads = 3000;
const mostReactions = 7000;
/** What fewer members wrote may be a name, and is not kept. */
const fewestWriters = 3;
/** Texts that are read before other work of the process goes on. */
const textsAtOnce = 100;
const rowsAtOnce = 500;

const onlyLetters = /^\p{L}+$/u;

/** Learns anew which words several members use. */
export async function learnWords({ db }: Pick<Services, "db">): Promise<void> {
  const words = [...(await countWriters(db))].filter(([, { count }]) => count >= fewestWriters);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("search_words").execute();
    for (let start = 0; start < words.length; start += rowsAtOnce) {
      const rows = words.slice(start, start + rowsAtOnce);
      await trx
        .insertInto("search_words")
        .values(rows.map(([word, { count }]) => ({ word, writers: count, shapes: shapesOf(word) })))
        // Another process learns them at the same time.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

interface Writers {
  count: number;
  /** The one that was counted last. */
  last: string;
}

/** How many members use each word, in the newest posts. */
async function countWriters(db: Queries): Promise<Map<string, Writers>> {
  const threads = db
    .selectFrom("threads")
    .select(["author_id", "title", "document"])
    .where("state", "=", "published")
    .orderBy("id", "desc")
    .limit(mostThreads);
  const reactions = db
    .selectFrom("reactions")
    .select((eb) => ["author_id", eb.val("").as("title"), "document"])
    .where("state", "=", "published")
    .orderBy("id", "desc")
    .limit(mostReactions);
  const posts = await db
    .selectFrom((eb) =>
      eb
        .selectFrom(threads.as("threads"))
        .selectAll()
        .unionAll(eb.selectFrom(reactions.as("reactions")).selectAll())
        .as("posts"),
    )
    .selectAll()
    .orderBy("author_id")
    .execute();
  const writers = new Map<string, Writers>();
  for (const [index, { author_id: author, title, document }] of posts.entries()) {
    if (index % textsAtOnce === 0) await pause();
    if (author === null || document === null) continue;
    for (const { plain: word } of searchWordsOf(`${title}\n${documentText(document)}`)) {
      const known = writers.get(word);
      if (known?.last === author || !hasShapes(word) || !onlyLetters.test(word) || isStopWord(word)) continue;
      writers.set(word, { count: (known?.count ?? 0) + 1, last: author });
    }
  }
  return writers;
}

const job = defineJob({ name: "learn-words", payload: z.object({}), attempts: 3 });

/** Learns words every night. */
export const learnWordsTask = taskOf(job, (_payload, services) => learnWords(services), "41 2 * * *");
