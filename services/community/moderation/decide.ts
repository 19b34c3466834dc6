import { dayMs } from "../../../app/utils/durations";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo, InputOf } from "../../platform/contract";
import type { Caller, SessionMember } from "../../platform/http/route";
import { queueMail } from "../../platform/mail/queue";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import type { moderationContract } from "./contract";
import { listLastDecisions } from "./judged-posts";
import { columnOf, type LockedPost, lockPost, type PostPlace, siteOf, threadOf } from "./posts";
import { setState } from "./set-state";
import { settleReports } from "./settle-reports";
import { canSanction, isTheirs, needsReason, stateAfter } from "./transitions";

type Decide = (typeof moderationContract)["decideOnPost"];
type Input = InputOf<Decide>;
type Conflict = Extract<AnswerTo<Decide>, { status: 409 }>;

const conflict = (reason: Conflict["body"]["reason"]): Conflict => ({ status: 409, body: { reason } });

/** Decides about a post. Of two moderators at once one wins, and the other gets a 409. */
export async function decideOnPost(
  { input, member, caller }: { input: Input; member: SessionMember; caller: Caller },
  services: Services,
): Promise<AnswerTo<Decide>> {
  return services.db.transaction().execute(async (trx): Promise<AnswerTo<Decide>> => {
    const locked = await lockPost(trx, input, member.id);
    if (!locked?.actor) return { status: 404, body: {} };
    const refused = await findConflict(trx, locked, input, member);
    if (refused) return refused;
    const state = stateAfter(locked.post, input.decision);
    if (state === null) return conflict("decided");
    const id = await storeDecision(trx, locked, { ...input, moderator: member.id }, services.now());
    await setState(
      trx,
      locked,
      {
        state,
        rule: input.rule,
        needsLook: input.decision === "hide",
        isAgainst: needsReason(input.decision, input.sanction),
      },
      services,
    );
    await applySanction(trx, locked, input, member.id, services.now());
    // Who hides a post decides later: it stays in the queue with its reports.
    if (input.decision !== "hide") await settleReports(trx, input, id, services.now());
    await tellAuthor(trx, locked, { ...input, id, caller }, services.now());
    return { status: 200, body: { thread: threadOf(locked.post), state } };
  });
}

/** Why a moderator cannot decide this; null where they can. */
async function findConflict(
  trx: Queries,
  { post, author }: LockedPost,
  { seen, decision, sanction, days, rule, words }: Input,
  moderator: SessionMember,
): Promise<Conflict | null> {
  if (isTheirs(post, moderator.id)) return conflict("not-yours");
  if (sanction !== "none" && !canSanction(author, moderator)) return conflict("not-yours");
  if (needsReason(decision, sanction) && (rule === null || words === "")) return conflict("reason");
  if ((sanction === "silence") !== (days !== null)) return conflict("reason");
  const [last] = await listLastDecisions(trx, [post]);
  if ((last?.id ?? null) !== seen.decision) return conflict("decided");
  if (post.version !== seen.version) return conflict("changed");
  return decision === "restore" && last?.objected_id ? conflict("objected") : null;
}

interface NewDecision extends Pick<Input, "decision" | "sanction" | "days" | "rule" | "words"> {
  /** The id of the moderator; null for a post that is hidden since several members reported it. */
  moderator: string | null;
}

/** Writes a decision to the file of the author, and to the log. Returns its id. */
export async function storeDecision(
  trx: Queries,
  { post, author }: LockedPost,
  { decision, sanction, days, rule, words, moderator }: NewDecision,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto("decisions")
    .values({
      ...columnOf(post),
      author_id: author?.id ?? null,
      post_kind: post.kind,
      title: post.title,
      version: post.version,
      moderator_id: moderator,
      is_automatic: moderator === null,
      kind: decision,
      state_before: post.state,
      rule,
      words,
      sanction: sanction === "none" ? null : sanction,
      days,
      decided_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const facts = { post: factOf(post), ...(rule !== null && { rule: String(rule) }) };
  const actor = moderator ?? "reports";
  await recordAct(trx, { actor, action: `${decision} post`, subject: author?.id ?? null, facts }, now);
  return id;
}

const factOf = ({ kind, id }: PostPlace) => `${kind} ${id}`;

async function applySanction(
  trx: Queries,
  { post, author }: LockedPost,
  { sanction, days }: Input,
  moderator: string,
  now: Date,
): Promise<void> {
  if (!author || sanction === "none") return;
  const facts = { post: factOf(post), ...(days !== null && { days: String(days) }) };
  await recordAct(trx, { actor: moderator, action: `${sanction} member`, subject: author.id, facts }, now);
  if (days === null) return;
  const until = new Date(now.getTime() + days * dayMs);
  await trx
    .updateTable("community_members")
    .set((eb) => ({ silenced_until: eb.fn<Date>("greatest", ["silenced_until", eb.val(until)]) }))
    .where("member_id", "=", author.id)
    .execute();
}

interface Told extends Pick<Input, "decision" | "sanction"> {
  /** Of the decision. */
  id: string;
  caller: Caller;
}

/** Queues the mail to the author; none where a reported post simply stands. */
export async function tellAuthor(
  trx: Queries,
  { post, author }: LockedPost,
  { id, decision, sanction, caller }: Told,
  now: Date,
): Promise<void> {
  if (!author) return;
  if (decision === "publish" && post.state === "published" && sanction === "none") return;
  const order = { template: "post-decided", memberId: author.id, caller: siteOf(author, caller) } as const;
  await queueMail(trx, { ...order, facts: { decision: id } }, now);
}
