import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { prepare } from "../platform/database/preparing-dialect";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { Group, Topic } from "./contract";
import { type ReaderId, silenceOf } from "./reader";

/** The last time that something happened in a group: two look-ups in an index, however many conversations it has. */
const lastAt = sql<Date | null>`greatest(
  (select last_at from threads where group_slug = forum_groups.slug and state = 'published' and is_pinned
    order by last_at desc limit 1),
  (select last_at from threads where group_slug = forum_groups.slug and state = 'published' and not is_pinned
    order by last_at desc limit 1)
)`;

function selectGroups(db: Queries) {
  return db
    .selectFrom("forum_groups")
    .select(["slug", "title", "introduction", "picture", "is_public"])
    .select(lastAt.as("last_at"))
    .where("is_listed", "=", true)
    .orderBy("position");
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>["execute"]>>[number];

/** Visitors see of a closed group what it is for, not what happens in it. */
function shownGroup({ is_public, last_at, ...group }: GroupRow, reader: ReaderId | null): Group {
  const lastReactionAt = is_public || reader ? (last_at?.toISOString() ?? null) : null;
  return { ...group, isPublic: is_public, lastReactionAt };
}

const readGroups = prepare()((db) =>
  selectGroups(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("forum_topics")
          .select(["forum_topics.slug", "forum_topics.title"])
          .whereRef("forum_topics.group_slug", "=", "forum_groups.slug")
          .where("forum_topics.is_listed", "=", true)
          .orderBy("forum_topics.position"),
      ).as("topics"),
    )
    .compile(),
);

/** The groups with their topics, in the order of the site. */
export async function listGroups(
  db: Queries,
  reader: ReaderId | null,
): Promise<(Group & { topics: Topic[] })[]> {
  const rows = await readGroups(db, {});
  return rows.map(({ topics, ...row }) => ({ ...shownGroup(row, reader), topics }));
}

/** A group; null where there is none, or no more. */
export async function findGroup(db: Queries, slug: string, reader: ReaderId | null): Promise<Group | null> {
  const row = await selectGroups(db).where("slug", "=", slug).executeTakeFirst();
  return row ? shownGroup(row, reader) : null;
}

/** The same with until when the reader may not write, null where they may. */
export async function readGroup(
  slug: string,
  reader: ReaderId | null,
  { db, now }: Services,
): Promise<{ group: Group; silencedUntil: string | null } | null> {
  const found = await selectGroups(db)
    .select(silenceOf(reader, now()).as("silenced_until"))
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!found) return null;
  const { silenced_until, ...row } = found;
  return { group: shownGroup(row, reader), silencedUntil: silenced_until?.toISOString() ?? null };
}

interface TopicRow {
  id: number;
  slug: string;
  title: string;
  isFollowed: boolean;
}

/** The topics of a group, with whether the reader follows them. */
export async function listTopics(db: Queries, group: string, readerId: string | null): Promise<TopicRow[]> {
  return db
    .selectFrom("forum_topics")
    .select(["id", "slug", "title"])
    .select(
      sql<boolean>`exists (select from follows where topic_id = forum_topics.id
        and member_id = ${readerId}::uuid)`.as("isFollowed"),
    )
    .where("group_slug", "=", group)
    .where("is_listed", "=", true)
    .orderBy("position")
    .execute();
}

/** The id of a topic of a group; null where there is none, or no more. */
export async function findTopicId(db: Queries, group: string, topic: string): Promise<number | null> {
  const row = await db
    .selectFrom("forum_topics")
    .select("id")
    .where("group_slug", "=", group)
    .where("slug", "=", topic)
    .where("is_listed", "=", true)
    .executeTakeFirst();
  return row?.id ?? null;
}
