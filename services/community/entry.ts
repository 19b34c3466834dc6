import { sql } from "kysely";
import { readStoredDocument } from "../../app/fields/document/stored-document";
import type { AnswerTo, InputOf } from "../platform/contract";
import { prepare } from "../platform/database/preparing-dialect";
import type { Queries } from "../tables";
import { selectAuthor, shownAuthor } from "./author";
import { blogFacts } from "./blogs";
import type { blogsContract } from "./blogs-contract";
import { getReactionPage, selectPlaces } from "./reaction-page";
import type { Reader } from "./reader";
import { accessTo, actsOnThread } from "./rules";
import type { ThreadLink } from "./schemas";
import { slugOf } from "./slug-of";
import { selectForReader, selectThreads, threadFacts } from "./threads";

type Contract = (typeof blogsContract)["entry"];

/** An entry as a viewer may see it, with a page of its reactions. */
export async function getEntry(
  { id, ...choice }: InputOf<Contract>,
  reader: Reader | null,
  db: Queries,
): Promise<AnswerTo<Contract>> {
  const [row] = await readEntry(db, { id, readerId: reader?.id ?? null, reaction: choice.reaction ?? null });
  if (!row) return { status: 404, body: {} };
  const facts = threadFacts(row, reader);
  const access = accessTo(facts, reader);
  if (access === "missing") return { status: 404, body: {} };
  if (access === "members") return { status: 403, body: { reason: "members" } };
  if (access !== "open") return { status: 410, body: { state: access } };
  const blog = { ...row, title: row.blog_title, introduction: row.blog_introduction };
  return {
    status: 200,
    body: {
      id,
      title: row.title,
      slug: slugOf(row.title),
      date: row.date ?? "",
      version: row.version,
      author: shownAuthor(row.author, reader),
      at: (row.published_at ?? row.created_at).toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      acts: actsOnThread(facts, reader),
      state: row.state === "hidden" || row.state === "removed" ? "published" : row.state,
      document: readStoredDocument(row.document),
      blog: blogFacts(blog, reader),
      isFollowed: row.is_followed,
      silencedUntil: reader?.silencedUntil?.toISOString() ?? null,
      reactions: await getReactionPage(db, { id, facts, places: row }, reader, choice),
      older: linkTo(row.older),
      newer: linkTo(row.newer),
    },
  };
}

interface Neighbour {
  id: string;
  title: string;
}

function linkTo(neighbour: Neighbour | null): ThreadLink | null {
  return neighbour && { ...neighbour, slug: slugOf(neighbour.title) };
}

/** The entry of the same blog that comes before or after another, by its date. */
function selectNeighbour(name: "older" | "newer") {
  const [comparison, order] = name === "older" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql<Neighbour | null>`(
    select json_build_object('id', other.id::text, 'title', other.title) from threads other
    where other.blog_id = threads.blog_id and other.state = 'published'
      and (other.date, other.id) ${comparison} (threads.date, threads.id)
    order by other.date ${order}, other.id ${order} limit 1
  )`.as(name);
}

const readEntry = prepare<{ id: string; readerId: string | null; reaction: string | null }>()((db, value) =>
  selectThreads(db)
    .innerJoin("blogs", "blogs.member_id", "threads.blog_id")
    .select(["blogs.title as blog_title", "blogs.introduction as blog_introduction", "blog_visibility"])
    .select(selectAuthor("threads.author_id").as("author"))
    .select((eb) => selectForReader(value("readerId"))(eb))
    .select(selectPlaces(value("readerId"), value("reaction")))
    .select([selectNeighbour("older"), selectNeighbour("newer")])
    .where("threads.id", "=", value("id"))
    .compile(),
);
