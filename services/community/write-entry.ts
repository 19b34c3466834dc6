import type { TextDocument } from "../../app/fields/document/schema";
import { amsterdamDay } from "../../app/utils/dates";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { blogsContract } from "./blogs-contract";
import { checkText } from "./check-text";
import { changedSince, checkChange, isStored } from "./edit";
import { checkPace, refuse } from "./pace";
import { eraseThread } from "./remove";
import { actsOnThread } from "./rules";
import { indexThread } from "./search/index-text";
import { storedThread } from "./start-conversation";
import { asWriter, findSubmitted } from "./submit";
import { lockThread, type ThreadRow, threadFacts } from "./threads";
import { recordPost, type Writer } from "./writer";

type Contract = typeof blogsContract;

interface Written {
  title: string;
  document: TextDocument;
  date: string;
}

const missing = { status: 404 as const, body: {} };

/** Keeps a draft of an entry. It is checked when it is published. */
export async function saveDraft(
  { input, member }: { input: InputOf<Contract["saveDraft"]>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["saveDraft"]>> {
  const now = services.now();
  return asWriter<AnswerTo<Contract["saveDraft"]>>(member, services, async (trx, writer) => {
    const known = input.id ?? (await findSubmitted(trx, "threads", writer, input.key));
    if (known === null) {
      if (!(await hasBlog(trx, writer))) return refuse("no-blog");
      return { status: 201, body: await keptDraft(trx, await insertEntry(trx, writer, input, now)) };
    }
    const entry = await lockEntry(trx, known, writer);
    if (!entry) return missing;
    if (input.id === null || (await isSameEntry(trx, known, input)))
      return { status: 201, body: await keptDraft(trx, known) };
    if (entry.state !== "draft" || entry.version !== input.version) return changedSince(entry);
    await updateEntry(trx, known, input, now);
    return { status: 201, body: await keptDraft(trx, known) };
  });
}

/** Publishes an entry, or has it wait for a moderator. */
export async function publishEntry(
  { input, member }: { input: InputOf<Contract["publishEntry"]>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["publishEntry"]>> {
  const now = services.now();
  return asWriter<AnswerTo<Contract["publishEntry"]>>(member, services, async (trx, writer) => {
    const known = input.id ?? (await findSubmitted(trx, "threads", writer, input.key));
    const entry = known === null ? null : await lockEntry(trx, known, writer);
    if (known !== null && !entry) return missing;
    const isSent = entry !== null && entry.state !== "draft";
    if (isSent && (input.id === null || (await isSameEntry(trx, entry.id, input))))
      return { status: 201, body: await storedThread(trx, entry.id) };
    if (entry && (isSent || (input.id !== null && entry.version !== input.version)))
      return changedSince(entry);
    if (!(await hasBlog(trx, writer))) return refuse("no-blog");
    if (input.date > amsterdamDay(now)) return refuse("date");
    const refusal = await checkPace(trx, writer, "threads", now);
    if (refusal) return refusal;
    const text = await checkText(trx, writer, input);
    if (text.kind === "refused") return text.refusal;
    const isPublished = !writer.isNew && !text.needsLook;
    const id = entry?.id ?? (await insertEntry(trx, writer, input, now));
    await updateEntry(trx, id, input, now);
    await trx
      .updateTable("threads")
      .set({
        state: isPublished ? "published" : "waiting",
        published_at: isPublished ? now : null,
        last_at: now,
        edited_at: null,
      })
      .where("id", "=", id)
      .execute();
    await indexThread(trx, { ...input, id, kind: "entry" });
    if (isPublished) await markNewest(trx, writer.id);
    await recordPost(trx, writer, { isPublished }, services);
    return { status: 201, body: await storedThread(trx, id) };
  });
}

/** Changes an own entry that waits or is published. */
export async function editEntry(
  { input, member }: { input: InputOf<Contract["editEntry"]>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["editEntry"]>> {
  const { id } = input;
  return asWriter<AnswerTo<Contract["editEntry"]>>(member, services, async (trx, writer) => {
    const entry = await lockEntry(trx, id, writer);
    if (!entry || entry.state === "draft") return missing;
    if (await isSameEntry(trx, id, input)) return { status: 200, body: await storedThread(trx, id) };
    if (writer.silencedUntil) return refuse("silenced", { until: writer.silencedUntil.toISOString() });
    if (!actsOnThread(threadFacts(entry, writer), writer).includes("edit")) return refuse("closed");
    if (input.date > amsterdamDay(services.now())) return refuse("date");
    const checked = await checkChange(trx, writer, { ...input, stored: entry });
    if (checked.refusal) return checked.refusal;
    await updateEntry(trx, id, input, services.now(), checked.needsLook);
    await indexThread(trx, { ...input, kind: "entry" });
    return { status: 200, body: await storedThread(trx, id) };
  });
}

/**
 * Deletes an own entry with the reactions to it. While something of it is reported it is erased instead: who reported it
 * hears so, and a moderator can still look at the reactions. What a moderator removed stays, for who objects to it.
 */
export async function removeEntry(
  { input: { id }, member }: { input: InputOf<Contract["removeEntry"]>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["removeEntry"]>> {
  return asWriter<AnswerTo<Contract["removeEntry"]>>(member, services, async (trx, writer) => {
    const entry = await lockEntry(trx, id, writer);
    if (!entry) return missing;
    if (!actsOnThread(threadFacts(entry, writer), writer).includes("remove"))
      return { status: 200, body: {} };
    if (await isReported(trx, id))
      await eraseThread(trx, { kind: "entry", id, isWhole: true }, services.now());
    else await trx.deleteFrom("threads").where("id", "=", id).execute();
    await markNewest(trx, writer.id);
    return { status: 200, body: {} };
  });
}

/** Whether nothing was decided yet about a report of a thread, or of a reaction to it. */
async function isReported(trx: Queries, id: string): Promise<boolean> {
  const reactions = trx.selectFrom("reactions").select("id").where("thread_id", "=", id);
  const report = trx
    .selectFrom("reports")
    .select("id")
    .where("settled_at", "is", null)
    .where((eb) => eb.or([eb("thread_id", "=", id), eb("reaction_id", "in", reactions)]));
  return (await report.limit(1).executeTakeFirst()) !== undefined;
}

/** An own entry, locked; null where there is none. */
async function lockEntry(trx: Queries, id: string, { id: writerId }: Writer): Promise<ThreadRow | null> {
  const thread = await lockThread(trx, id);
  return thread?.blog_id === writerId ? thread : null;
}

async function hasBlog(trx: Queries, { id }: Writer): Promise<boolean> {
  const blog = trx.selectFrom("blogs").select("member_id").where("member_id", "=", id);
  return (await blog.executeTakeFirst()) !== undefined;
}

/** Stores a draft. Returns its id. */
async function insertEntry(
  trx: Queries,
  { id: writerId }: Writer,
  { title, document, date, key }: Written & { key: string },
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto("threads")
    .values({
      group_slug: null,
      topic_id: null,
      blog_id: writerId,
      author_id: writerId,
      title,
      date,
      document: JSON.stringify(document),
      state: "draft",
      submission: key,
      created_at: now,
      last_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function updateEntry(
  trx: Queries,
  id: string,
  { title, document, date }: Written,
  now: Date,
  needsLook = false,
): Promise<void> {
  await trx
    .updateTable("threads")
    .set((eb) => ({
      title,
      date,
      document: JSON.stringify(document),
      edited_at: now,
      ...(needsLook && { needs_look: true }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

async function isSameEntry(trx: Queries, id: string, { title, document, date }: Written): Promise<boolean> {
  const same = trx
    .selectFrom("threads")
    .select("id")
    .where("id", "=", id)
    .where("title", "=", title)
    .where("date", "=", date)
    .where(isStored(document));
  return (await same.executeTakeFirst()) !== undefined;
}

async function keptDraft(trx: Queries, id: string) {
  const { version, created_at, edited_at } = await trx
    .selectFrom("threads")
    .select(["version", "created_at", "edited_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, version, at: (edited_at ?? created_at).toISOString() };
}

/** Writes into a blog when its newest entry was published. */
export async function markNewest(trx: Queries, blogId: string): Promise<void> {
  await trx
    .updateTable("blogs")
    .set((eb) => ({
      last_entry_at: eb
        .selectFrom("threads")
        .select("published_at")
        .where("blog_id", "=", blogId)
        .where("state", "=", "published")
        .orderBy("published_at", "desc")
        .limit(1),
    }))
    .where("member_id", "=", blogId)
    .execute();
}
