import { sql } from "kysely";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo, InputOf } from "../../platform/contract";
import type { SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import type { wordsContract } from "./contract";
import { comparedWords, listedWordsOf } from "./listed-words";

type List = (typeof wordsContract)["listedWords"];
type Add = (typeof wordsContract)["listWords"];
type Remove = (typeof wordsContract)["unlistWords"];

const pageSize = 200;

/** The words of the list that stand in a text, with what they do. It is read at each post, so a new word acts at once. */
export async function findListedWords(db: Queries, text: string) {
  const words = comparedWords(text);
  if (words.length === 0) return [];
  return db
    .selectFrom("listed_words")
    .select(["word", "kind"])
    .where((eb) => eb("word", "=", eb.fn.any(eb.val(words))))
    .orderBy("word")
    .execute();
}

/** A page of the list. */
export async function showWords(
  { input: { kind, search, after } }: { input: InputOf<List> },
  { db }: Services,
): Promise<AnswerTo<List>> {
  let found = db.selectFrom("listed_words").select(["word", "kind"]);
  if (kind) found = found.where("kind", "=", kind);
  const part = listedWordsOf(search).join(" ");
  if (part) found = found.where((eb) => eb(eb.fn<number>("strpos", ["word", eb.val(part)]), ">", 0));
  if (after) found = found.where("word", ">", after);
  const rows = await found
    .orderBy("word")
    .limit(pageSize + 1)
    .execute();
  return { status: 200, body: { words: rows.slice(0, pageSize), hasMore: rows.length > pageSize } };
}

/** Puts words on a part of the list. Posts that stand on the site stay as they are. */
export async function listWords(
  { input: { kind, words }, member }: { input: InputOf<Add>; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<Add>> {
  // In one order, so that two moderators who add the same words at once wait for each other.
  const sorted = [...new Set(words)].sort();
  return db.transaction().execute(async (trx): Promise<AnswerTo<Add>> => {
    const rows = await trx
      .insertInto("listed_words")
      .values(sorted.map((word) => ({ word, kind })))
      .onConflict((conflict) =>
        conflict.column("word").doUpdateSet({ kind }).where("listed_words.kind", "!=", kind),
      )
      // A row that was there has a transaction that ended its former version.
      .returning(sql<boolean>`xmax = 0`.as("isNew"))
      .execute();
    const added = rows.filter(({ isNew }) => isNew).length;
    await record(trx, { actor: member.id, action: "list words", count: rows.length, kind }, now());
    const counts = { added, moved: rows.length - added, known: sorted.length - rows.length };
    return { status: 200, body: counts };
  });
}

/** Takes words off the list. */
export async function unlistWords(
  { input: { words }, member }: { input: InputOf<Remove>; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<Remove>> {
  return db.transaction().execute(async (trx): Promise<AnswerTo<Remove>> => {
    const removed = await trx
      .deleteFrom("listed_words")
      .where((eb) => eb("word", "=", eb.fn.any(eb.val(words))))
      .returning("word")
      .execute();
    await record(trx, { actor: member.id, action: "unlist words", count: removed.length }, now());
    return { status: 200, body: { removed: removed.length } };
  });
}

interface Change {
  actor: string;
  action: "list words" | "unlist words";
  count: number;
  kind?: InputOf<Add>["kind"];
}

/** Writes a change of the list to the log: never the words, which may be somebody's name. */
async function record(trx: Queries, { actor, action, count, kind }: Change, now: Date): Promise<void> {
  if (count === 0) return;
  const facts = { words: String(count), ...(kind && { kind }) };
  await recordAct(trx, { actor, action, subject: null, facts }, now);
}
