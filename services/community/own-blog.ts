import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { readSyntax } from "../../app/fields/document/read-syntax";
import { readStoredDocument } from "../../app/fields/document/stored-document";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import { changePreferences, getPreferences } from "../preferences/preferences";
import { ownText, storeText } from "./blog-text";
import type { blogsContract } from "./blogs-contract";
import { checkText } from "./check-text";
import { refuse } from "./pace";
import { findPage } from "./paging";
import { findReader, silenceOf } from "./reader";
import { actsOnThread } from "./rules";
import { itemsOnPage } from "./schemas";
import { selectThreads, threadFacts } from "./threads";
import { lockWriter } from "./writer";

type Contract = typeof blogsContract;

/** The blog of a member with all entries, for themselves. */
export async function getOwnBlog(
  { input, member }: { input: InputOf<Contract["ownBlog"]>; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<Contract["ownBlog"]>> {
  const { blog, silenced_until: silencedUntil } = await db
    .selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("blogs")
          .select(["title", "introduction", "version", "follower_count", ownText.as("own_text")])
          .where("member_id", "=", member.id),
      ).as("blog"),
      silenceOf(member, now()).as("silenced_until"),
    ])
    .executeTakeFirstOrThrow();
  const list = db
    .selectFrom("threads")
    .where("blog_id", "=", member.id)
    .where("removed_by", "is distinct from", "author");
  const { page, pageCount, offset } = await findPage(db, list, input.page);
  const rows = await list
    .select(["id", "title", "date", "state", "created_at", "edited_at"])
    .orderBy(sql`coalesce(edited_at, created_at) desc, id desc`)
    .limit(itemsOnPage)
    .offset(offset)
    .execute();
  return {
    status: 200,
    body: {
      page,
      pageCount,
      visibility: (await getPreferences(db, member.id)).blogVisibility,
      blog: blog
        ? {
            title: blog.title,
            introduction: blog.introduction,
            state: "published" as const,
            ...blog.own_text,
            version: blog.version,
            followerCount: blog.follower_count,
          }
        : null,
      entries: rows.map(listedEntry),
      silencedUntil: silencedUntil?.toISOString() ?? null,
    },
  };
}

interface OwnEntryRow {
  id: string;
  title: string;
  date: string | null;
  state: "draft" | "waiting" | "published" | "hidden" | "removed";
  created_at: Date;
  edited_at: Date | null;
}

function listedEntry({ id, title, date, state, created_at, edited_at }: OwnEntryRow) {
  return { id, title, date: date ?? "", state, editedAt: (edited_at ?? created_at).toISOString() };
}

/** An own entry in any state but removed, to go on writing; null where there is none. */
export async function findOwnEntry(id: string, member: SessionMember, services: Services) {
  const row = await selectThreads(services.db)
    .where("threads.id", "=", id)
    .where("threads.blog_id", "=", member.id)
    .where("threads.state", "in", ["draft", "waiting", "published"])
    .executeTakeFirst();
  if (!row) return null;
  const reader = await findReader(member, services);
  return {
    ...listedEntry(row),
    version: row.version,
    document: readStoredDocument(row.document),
    acts: actsOnThread(threadFacts(row, reader), reader),
  };
}

type Save = Contract["saveBlog"];

/** Begins the blog of a member, or changes it. Who reads it is stored as their preference. */
export async function saveBlog(
  {
    input: { title, introduction, version, visibility },
    member,
  }: { input: InputOf<Save>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Save>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<Save>> => {
    const writer = await lockWriter(trx, member, now());
    // An account that is gone by now has nothing that could be stored.
    if (!writer) return refuse("no-blog");
    if (writer.silencedUntil) return refuse("silenced", { until: writer.silencedUntil.toISOString() });
    const text = await checkText(trx, writer, { title, document: readSyntax(introduction) });
    if (text.kind === "refused") return text.refusal;
    const stored = await trx
      .selectFrom("blogs")
      .select(["version", "title", "introduction", ownText.as("own_text")])
      .where("member_id", "=", member.id)
      .forUpdate()
      .executeTakeFirst();
    const own = stored && { state: "published" as const, ...stored, ...stored.own_text };
    const isSame = own?.title === title && own.introduction === introduction;
    if (own && !isSame && own.version !== version) {
      const { version, title, introduction } = own;
      return { status: 409, body: { reason: "changed", stored: { version, title, introduction } } };
    }
    await changePreferences(member.id, { blogVisibility: visibility }, { ...services, db: trx });
    if (own && isSame) return { status: 200, body: { version: own.version, state: own.state } };
    const row = await trx
      .insertInto("blogs")
      .values({ member_id: member.id, title: member.username, introduction: "", created_at: now() })
      .onConflict((conflict) =>
        conflict.column("member_id").doUpdateSet((eb) => ({ version: eb("blogs.version", "+", 1) })),
      )
      .returning("version")
      .executeTakeFirstOrThrow();
    const { needsLook } = text;
    const written = { title, introduction, needsLook, isFirst: !stored };
    return { status: 200, body: { ...row, state: await storeText(trx, writer, written, now()) } };
  });
}
