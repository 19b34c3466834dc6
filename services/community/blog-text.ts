import { sql } from "kysely";
import type { Queries } from "../tables";
import { settleReports } from "./moderation/settle-reports";
import type { PostState } from "./schemas";
import { indexBlog } from "./search/index-text";
import type { Writer } from "./writer";

/** What a blog is called and is about. */
interface BlogText {
  title: string;
  introduction: string;
}

export interface OwnText extends BlogText {
  state: Exclude<PostState, "draft">;
}

/** In a query of blogs: what the writer wrote last, whoever sees it. */
export const ownText = sql<OwnText | null>`(select to_json(own) from (
  select title, introduction, state from blog_texts where member_id = blogs.member_id
  order by written_at desc, id desc limit 1
) own)`;

/** In a query of blogs: the id of the text that others see, where it is one that the writer wrote. */
export const shownTextId = sql<string | null>`(
  select id from blog_texts where member_id = blogs.member_id and state = 'published'
)`;

/** Has others see a text of a blog. @param text null where none may be shown: then it has the name of its writer */
export async function showText(trx: Queries, memberId: string, text: BlogText | null): Promise<void> {
  const { title, introduction } = await trx
    .updateTable("blogs")
    .set((eb) => ({
      title:
        text?.title ??
        eb.selectFrom("members").select("username").where("id", "=", memberId).$asScalar().$notNull(),
      introduction: text?.introduction ?? "",
    }))
    .where("member_id", "=", memberId)
    .returning(["title", "introduction"])
    .executeTakeFirstOrThrow();
  await indexBlog(trx, { memberId, title, introduction });
}

/** Ends the texts of a blog that a newer one replaces, and their reports. One that waits goes on waiting. */
export async function replaceTexts(
  trx: Queries,
  { id, memberId }: { id: string; memberId: string },
  now: Date,
): Promise<void> {
  const replaced = await trx
    .updateTable("blog_texts")
    .set({ state: "removed", removed_by: "author", needs_look: false })
    .where("member_id", "=", memberId)
    .where("id", "!=", id)
    .where("state", "!=", "waiting")
    .where(sql<boolean>`removed_by is distinct from 'author'`)
    .returning("id")
    .execute();
  for (const { id: gone } of replaced) await settleReports(trx, { kind: "blog", id: gone }, null, now);
}

/**
 * Stores what a writer calls their blog. That of a new member and one with a listed word waits, and so does what is
 * written after a moderator took the text before it away. Returns whether others see it.
 */
export async function storeText(
  trx: Queries,
  { id: memberId, isNew }: Pick<Writer, "id" | "isNew">,
  { isFirst, needsLook, ...text }: BlogText & { isFirst: boolean; needsLook: boolean },
  now: Date,
): Promise<"waiting" | "published"> {
  const current = await trx
    .selectFrom("blog_texts")
    .select(["id", "state"])
    .where("member_id", "=", memberId)
    .where("state", "in", ["waiting", "published"])
    .execute();
  const waiting = current.find(({ state }) => state === "waiting");
  const published = current.find(({ state }) => state === "published");
  const waits = isNew || needsLook || waiting !== undefined || (published === undefined && !isFirst);
  const state = waits ? "waiting" : "published";
  const kept = waits ? waiting : published;
  const change = kept
    ? trx
        .updateTable("blog_texts")
        .set((eb) => ({ ...text, written_at: now, version: eb("version", "+", 1) }))
        .where("id", "=", kept.id)
        .returning("id")
    : trx
        .insertInto("blog_texts")
        .values({ ...text, member_id: memberId, state, written_at: now })
        .returning("id");
  const { id } = await change.executeTakeFirstOrThrow();
  if (!waits) {
    await replaceTexts(trx, { id, memberId }, now);
    await showText(trx, memberId, text);
  } else if (isFirst) await showText(trx, memberId, null);
  return state;
}
