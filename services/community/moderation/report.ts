import { readStoredDocument } from "../../../app/fields/document/stored-document";
import { hourMs } from "../../../app/utils/durations";
import { startMail } from "../../accounts/register";
import { lockContact } from "../../inbox/lock-contact";
import { decryptMessage } from "../../inbox/message-encryption";
import type { AnswerTo, InputOf } from "../../platform/contract";
import type { Caller, SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import { startTry, type TryLimit } from "../../platform/tries/limit-tries";
import type { Queries } from "../../tables";
import { shownAuthor } from "../author";
import { findBlog } from "../blogs";
import { findReader, type Reader } from "../reader";
import { accessTo, actsOnBlog, actsOnReaction, actsOnThread } from "../rules";
import { selectThreads, type ThreadRow, threadFacts } from "../threads";
import type { moderationContract } from "./contract";
import { storeDecision, tellAuthor } from "./decide";
import { isAbout } from "./decisions";
import {
  blogTextOf,
  columnOf,
  findPost,
  type LockedPost,
  lockPost,
  type PostRow,
  pageOfPost,
  threadOf,
} from "./posts";
import { findReceived, keepCopy } from "./reported-message";
import type { PostKind } from "./schemas";
import { setState } from "./set-state";
import { openReports } from "./settle-reports";

type Show = (typeof moderationContract)["reportedPost"];
type Report = (typeof moderationContract)["reportPost"];
type Call = { input: InputOf<Report>; member: SessionMember | null; caller: Caller };

const ofNetwork: TryLimit = { name: "report from a network", free: 10, forgetMs: hourMs };
const ofMember: TryLimit = { name: "report", free: 20, forgetMs: hourMs };
/** How many members have to report a post before it is hidden. */
const reportersToHide = 3;

/** A post that a viewer may report. */
export async function getReportedPost(
  { input, member }: { input: InputOf<Show>; member: SessionMember | null },
  services: Services,
): Promise<AnswerTo<Show>> {
  const { db } = services;
  if (input.kind === "message") return getReportedMessage(input.id, member, services);
  const post = await findPost(db, input);
  if (!post) return { status: 404, body: {} };
  const thread = await selectThreads(db).where("threads.id", "=", post.thread_id).executeTakeFirst();
  const reader = await findReader(member, services);
  const closed = await whyNot(db, { post, thread: thread ?? null }, reader);
  if (closed) return closed;
  return {
    status: 200,
    body: {
      kind: post.kind,
      id: post.id,
      thread: threadOf(post),
      page: pageOfPost(post),
      author: shownAuthor(post.author, reader),
      at: post.created_at.toISOString(),
      editedAt: post.edited_at?.toISOString() ?? null,
      document: post.document && readStoredDocument(post.document),
      message: null,
      blog: blogTextOf(post),
    },
  };
}

const forMembers = { status: 403 as const, body: { reason: "members" as const } };

/** A message that the viewer received. Visitors hear of none whether it exists. */
async function getReportedMessage(
  id: string,
  member: SessionMember | null,
  services: Services,
): Promise<AnswerTo<Show>> {
  if (!member) return forMembers;
  const message = await findReceived(services.db, id, member.id);
  if (!message) return { status: 404, body: {} };
  const contact = message.side === "accepted" ? message.public_id : null;
  return {
    status: 200,
    body: {
      kind: "message",
      id,
      thread: null,
      page: null,
      editedAt: null,
      document: null,
      author: shownAuthor(message.author, member),
      at: message.sent_at.toISOString(),
      message: { text: decryptMessage(message, services), contact },
      blog: null,
    },
  };
}

type Closed = Extract<AnswerTo<Show>, { status: 403 | 404 | 410 }>;

/** Why a viewer cannot report a post; null where they can. */
async function whyNot(
  db: Queries,
  { post, thread }: Pick<LockedPost, "post" | "thread">,
  reader: Reader | null,
): Promise<Closed | null> {
  if (post.kind === "blog") return whyNotBlog(db, post, reader);
  return thread ? whyNotInThread(post, thread, reader) : { status: 404, body: {} };
}

/** The same of title and introduction of a blog. What waits is for nobody else. */
async function whyNotBlog(
  db: Queries,
  { author, state }: PostRow,
  reader: Reader | null,
): Promise<Closed | null> {
  const blog = author && (await findBlog(db, author.username, reader));
  if (!blog || state === "waiting") return { status: 404, body: {} };
  if (!reader && blog.blog_visibility !== "public") return forMembers;
  if (state !== "published") return { status: 410, body: { state } };
  const facts = { isOwn: blog.member_id === reader?.id, hasText: true };
  return actsOnBlog(facts, reader).includes("report") ? null : { status: 404, body: {} };
}

function whyNotInThread(post: PostRow, thread: ThreadRow, reader: Reader | null): Closed | null {
  const facts = threadFacts(thread, reader);
  const access = accessTo(facts, reader);
  if (access === "members") return { status: 403, body: { reason: "members" } };
  if (access === "missing" || post.state === "waiting") return { status: 404, body: {} };
  if (access !== "open") return { status: 410, body: { state: access } };
  if (post.state !== "published") return { status: 410, body: { state: post.state } };
  const isOwn = reader !== null && post.author_id === reader.id;
  const acts =
    post.kind === "reaction"
      ? actsOnReaction(facts, { state: post.state, isOwn, isFull: false }, reader)
      : actsOnThread(facts, reader);
  return acts.includes("report") ? null : { status: 404, body: {} };
}

/** Reports a post. One that three members reported is hidden until a moderator looks at it. */
export async function reportPost(call: Call, services: Services): Promise<AnswerTo<Report>> {
  const { input, member, caller } = call;
  const now = services.now();
  const attempt = member
    ? { limit: ofMember, by: [member.id] }
    : { limit: ofNetwork, by: [String(caller.client)] };
  const wait = await startTry([attempt], services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  if (input.kind === "message") return reportMessage(call, services);
  // Nobody knows whose address it is: it gets a mail about each report.
  const mailWait =
    member || input.email === null ? null : await startMail("report", input.email, caller, services);
  if (mailWait !== null) return { status: 429, body: { retryAfterSeconds: mailWait } };
  const reader = await findReader(member, services);
  return services.db.transaction().execute(async (trx): Promise<AnswerTo<Report>> => {
    const locked = await lockPost(trx, input, reader?.id ?? null);
    if (!locked || (reader && !locked.actor)) return { status: 404, body: {} };
    const known = await findReport(trx, call);
    const closed = known === null ? await whyNot(trx, locked, reader) : null;
    if (closed) return closed;
    if (known === null) await storeReport(trx, call, now);
    else await changeReport(trx, known, input);
    const isHidden = known === null && (await hideReported(trx, locked, caller, services));
    return { status: 201, body: { thread: threadOf(locked.post), isHidden } };
  });
}

/** Reports a message that the member received, with those around it. */
async function reportMessage(call: Call, services: Services): Promise<AnswerTo<Report>> {
  const { input, member } = call;
  if (!member) return forMembers;
  return services.db.transaction().execute(async (trx): Promise<AnswerTo<Report>> => {
    const found = await findReceived(trx, input.id, member.id);
    const contact = found && (await lockContact(trx, member, { contact: found.public_id }, services));
    const message = contact && (await findReceived(trx, input.id, member.id));
    const known = await findReport(trx, call);
    if (known !== null) await changeReport(trx, known, input);
    else if (!message) return { status: 404, body: {} };
    else {
      await keepCopy(trx, message, services);
      await storeReport(trx, call, services.now());
    }
    return { status: 201, body: { thread: null, isHidden: false } };
  });
}

/** The open report of this member, or the one of an earlier call with the same key. */
async function findReport(trx: Queries, { input, member }: Call): Promise<string | null> {
  const row = await trx
    .selectFrom("reports")
    .select("id")
    .where(isAbout("reports", input))
    .where((eb) =>
      eb.or([
        eb("submission", "=", input.key),
        eb.and([eb("settled_at", "is", null), eb("reporter_id", "=", member?.id ?? null)]),
      ]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

async function changeReport(trx: Queries, id: string, { reason, words }: InputOf<Report>): Promise<void> {
  const open = trx.updateTable("reports").where("id", "=", id).where("settled_at", "is", null);
  await open.set({ reason, words }).execute();
}

const tables = {
  conversation: "threads",
  entry: "threads",
  reaction: "reactions",
  blog: "blog_texts",
} as const satisfies Record<Exclude<PostKind, "message">, string>;

async function storeReport(
  trx: Queries,
  { input: { reason, words, email, key, ...post }, member, caller: { brand, origin } }: Call,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("reports")
    .values({
      ...columnOf(post),
      reporter_id: member?.id ?? null,
      email: member ? null : email,
      brand,
      origin,
      reason,
      words,
      submission: key,
      created_at: now,
    })
    .execute();
  if (post.kind === "message") return;
  const table = tables[post.kind];
  await trx.updateTable(table).set({ needs_look: true }).where("id", "=", post.id).execute();
}

/** Hides a post that enough members reported, unless a moderator let this text stand. Returns whether it did. */
async function hideReported(
  trx: Queries,
  locked: LockedPost,
  caller: Caller,
  services: Services,
): Promise<boolean> {
  const { post } = locked;
  const now = services.now();
  if (post.state !== "published") return false;
  const { count } = await openReports(trx, post)
    .select((eb) => eb.fn.count<string>("reporter_id").distinct().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) < reportersToHide || (await wasJudged(trx, post))) return false;
  const decision = { decision: "hide", sanction: "none", days: null, rule: null, words: "" } as const;
  const id = await storeDecision(trx, locked, { ...decision, moderator: null }, now);
  await setState(trx, locked, { state: "hidden", rule: null, needsLook: true, isAgainst: true }, services);
  await tellAuthor(trx, locked, { ...decision, id, caller }, now);
  return true;
}

/** Whether reports of this text were decided about before. */
async function wasJudged(trx: Queries, post: PostRow): Promise<boolean> {
  const row = await trx
    .selectFrom("reports")
    .innerJoin("decisions", "decisions.id", "reports.decision_id")
    .select("reports.id")
    .where(isAbout("reports", post))
    .where("decisions.version", "=", post.version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
