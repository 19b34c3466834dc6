import { prepare } from "../../platform/database/preparing-dialect";
import type { Queries } from "../../tables";
import type { FoundResult } from "./contract";
import { markExcerpt, markWords } from "./mark-words";
import { searchWordsOf, stemOfPlain } from "./words";

const readGroups = prepare()((db) =>
  db
    .selectFrom("forum_groups")
    .leftJoin("forum_topics", (join) =>
      join.onRef("forum_topics.group_slug", "=", "forum_groups.slug").on("forum_topics.is_listed", "=", true),
    )
    .select(["forum_groups.slug", "forum_groups.title", "introduction", "is_public"])
    .select((eb) => eb.fn.agg<string | null>("string_agg", ["forum_topics.title", eb.val(" ")]).as("topics"))
    .where("forum_groups.is_listed", "=", true)
    .groupBy("forum_groups.slug")
    .orderBy("forum_groups.position")
    .compile(),
);

/** The groups of the forum with their topics, to search in. Closed ones too: their names are for everybody. */
export const listSearchedGroups = (db: Queries) => readGroups(db, {});

type SearchedGroup = Awaited<ReturnType<typeof listSearchedGroups>>[number];

/**
 * The groups with all words in what the site says of them, or in their topics; those with one in their title come
 * first.
 * @param words the stems of each word, of which one is enough
 */
export function findGroups(
  groups: readonly SearchedGroup[],
  words: readonly (readonly string[])[],
): FoundResult[] {
  const stems = new Set(words.flat());
  const found = groups.filter(({ title, introduction, topics }) => {
    const present = stemsOf(`${title}\n${introduction}\n${topics ?? ""}`);
    return words.every((choices) => choices.some((stem) => present.has(stem)));
  });
  const hasInTitle = ({ title }: SearchedGroup) => [...stemsOf(title)].some((stem) => stems.has(stem));
  return [...found.filter(hasInTitle), ...found.filter((group) => !hasInTitle(group))].map(
    ({ slug, title, introduction, is_public }) => ({
      kind: "group",
      slug,
      isPublic: is_public,
      title: markWords(title, stems),
      excerpt: markExcerpt(introduction, stems),
    }),
  );
}

const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 1000;

/** The stems of a text of the site; there are few, and every search compares them all. */
function stemsOf(text: string): ReadonlySet<string> {
  const stems = known.get(text) ?? new Set(searchWordsOf(text).map(({ plain }) => stemOfPlain(plain)));
  if (known.size >= mostKnown) known.clear();
  known.set(text, stems);
  return stems;
}
