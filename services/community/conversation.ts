import { readStoredDocument } from "../../app/fields/document/stored-document";
import type { AnswerTo, InputOf } from "../platform/contract";
import { prepare } from "../platform/database/preparing-dialect";
import type { Queries } from "../tables";
import { selectAuthor, shownAuthor } from "./author";
import { listMore, shownTopic } from "./conversation-cards";
import type { forumContract } from "./forum-contract";
import { getReactionPage, selectPlaces } from "./reaction-page";
import type { Reader } from "./reader";
import { accessTo, actsOnThread } from "./rules";
import { slugOf } from "./slug-of";
import { selectForReader, selectThreads, threadFacts } from "./threads";

type Contract = (typeof forumContract)["conversation"];

/** A conversation as a viewer may see it, with a page of its reactions. */
export async function getConversation(
  { id, ...choice }: InputOf<Contract>,
  reader: Reader | null,
  db: Queries,
): Promise<AnswerTo<Contract>> {
  const [row] = await readConversation(db, {
    id,
    readerId: reader?.id ?? null,
    reaction: choice.reaction ?? null,
  });
  const group = row && shownGroup(row);
  if (!row || !group) return { status: 404, body: {} };
  const facts = threadFacts(row, reader);
  const access = accessTo(facts, reader);
  if (access === "missing") return { status: 404, body: {} };
  if (access === "members") return { status: 403, body: { reason: "members" } };
  if (access !== "open") return { status: 410, body: { state: access } };
  const reactions = await getReactionPage(db, { id, facts, places: row }, reader, choice);
  const more = await listMore(db, { id, group: group.slug, topicId: row.topic_id });
  return {
    status: 200,
    body: {
      id,
      title: row.title,
      slug: slugOf(row.title),
      version: row.version,
      author: shownAuthor(row.author, reader),
      at: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      acts: actsOnThread(facts, reader),
      group,
      topic: shownTopic(row),
      state: row.state === "waiting" ? "waiting" : "published",
      document: row.document && readStoredDocument(row.document),
      closed: row.closed_at && { at: row.closed_at.toISOString(), reason: row.closed_reason ?? "" },
      isPinned: row.is_pinned,
      isFollowed: row.is_followed,
      silencedUntil: reader?.silencedUntil?.toISOString() ?? null,
      reactions,
      more,
    },
  };
}

/** The group of a row; null for an entry of a blog. */
function shownGroup({ group_slug: slug, group_title: title, is_public: isPublic }: Group) {
  return slug !== null && title !== null && isPublic !== null ? { slug, title, isPublic } : null;
}

interface Group {
  group_slug: string | null;
  group_title: string | null;
  is_public: boolean | null;
}

const readConversation = prepare<{ id: string; readerId: string | null; reaction: string | null }>()(
  (db, value) =>
    selectThreads(db)
      .leftJoin("forum_topics", "forum_topics.id", "threads.topic_id")
      .select(["forum_groups.title as group_title", "forum_groups.is_public"])
      .select(["forum_topics.slug as topic_slug", "forum_topics.title as topic_title"])
      .select(selectAuthor("threads.author_id").as("author"))
      .select((eb) => selectForReader(value("readerId"))(eb))
      .select(selectPlaces(value("readerId"), value("reaction")))
      .where("threads.id", "=", value("id"))
      .compile(),
);
