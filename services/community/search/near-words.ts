import { sql } from "kysely";
import { prepare } from "../../platform/database/preparing-dialect";
import type { Queries } from "../../tables";
import { hasShapes, isOneErrorAway, shapesOf } from "./shapes";

/** Of each word of a search. */
const mostNear = 2;
const mostCompared = 200;

const readWords = prepare<{ shapes: string[] }>()((db, value) =>
  db
    .selectFrom("search_words")
    .select("word")
    .where(sql<boolean>`shapes && ${value("shapes")}::text[]`)
    .orderBy("writers", "desc")
    .orderBy("word")
    .limit(mostCompared)
    .compile(),
);

/** Words that members use and that a typed one may have been meant as, the most used first, by the typed word. */
export async function findNearWords(
  db: Queries,
  typed: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const shapes = typed.filter(hasShapes).flatMap(shapesOf);
  if (shapes.length === 0) return new Map();
  const known = await readWords(db, { shapes });
  const near = (word: string) =>
    known.map((row) => row.word).filter((other) => hasShapes(word) && isOneErrorAway(word, other));
  return new Map(typed.map((word) => [word, near(word).slice(0, mostNear)]));
}
