import { type Selectable, sql } from "kysely";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo, InputOf } from "../../platform/contract";
import type { Caller, SessionMember } from "../../platform/http/route";
import { queueMail } from "../../platform/mail/queue";
import type { Services } from "../../platform/services";
import type { Queries, Tables } from "../../tables";
import type { moderationContract } from "./contract";
import { canAnswer, canObject } from "./decided";
import { lastDecisionId } from "./decisions";
import { type LockedPost, lockMembers, lockPost, siteOf, threadOf } from "./posts";
import { setState } from "./set-state";
import { stateAfter } from "./transitions";

type Row = Selectable<Tables["decisions"]>;
type ObjectTo = (typeof moderationContract)["objectToDecision"];
type AnswerObjection = (typeof moderationContract)["answerObjection"];

/** Stores the objection of an author. */
export async function objectToDecision(
  { input: { id, words }, member }: { input: InputOf<ObjectTo>; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<ObjectTo>> {
  return db.transaction().execute(async (trx) => {
    const decision = await trx
      .selectFrom("decisions")
      .selectAll()
      .where("id", "=", id)
      .where("author_id", "=", member.id)
      .forUpdate()
      .executeTakeFirst();
    if (!decision) return { status: 404, body: {} };
    // Sent twice.
    if (decision.objection === words) return { status: 200, body: {} };
    if (!canObject(decision, now())) return { status: 409, body: {} };
    const row = trx.updateTable("decisions").where("id", "=", id);
    await row.set({ objection: words, objected_at: now() }).execute();
    return { status: 200, body: {} };
  });
}

/** Answers an objection. Granted, it undoes what the decision did, unless another one came after it. */
export async function answerObjection(
  {
    input: { id, isGranted, words },
    member,
    caller,
  }: { input: InputOf<AnswerObjection>; member: SessionMember; caller: Caller },
  services: Services,
): Promise<AnswerTo<AnswerObjection>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<AnswerObjection>> => {
    const query = trx.selectFrom("decisions").selectAll().where("id", "=", id);
    const found = await query.executeTakeFirst();
    if (!found?.objected_at) return { status: 404, body: {} };
    const [author] = await lockMembers(trx, [found.author_id]);
    const locked = await lockDecided(trx, found, member.id);
    const recipient_id = locked?.post.recipient_id ?? null;
    if (!canAnswer({ ...found, recipient_id }, member.id))
      return { status: 409, body: { reason: "not-yours" } };
    // After the post, as everywhere.
    const decision = await query.forUpdate().executeTakeFirst();
    if (!decision) return { status: 404, body: {} };
    if (decision.answered_at) return { status: 409, body: { reason: "answered" } };
    await trx
      .updateTable("decisions")
      .set({ answer: words, is_granted: isGranted, answered_by: member.id, answered_at: now() })
      .where("id", "=", id)
      .execute();
    if (isGranted) await undo(trx, decision, locked, services);
    const facts = { decision: id, granted: isGranted ? "yes" : "no" };
    const act = { actor: member.id, action: "answer objection", subject: author?.id ?? null, facts } as const;
    await recordAct(trx, act, now());
    if (author) {
      const order = { template: "objection-answered", memberId: author.id, facts: { decision: id } } as const;
      await queueMail(trx, { ...order, caller: siteOf(author, caller) }, now());
    }
    const { post_kind: postKind } = decision;
    return { status: 200, body: { postKind, thread: locked && threadOf(locked.post) } };
  });
}

/** The post of a decision, locked; null where it is gone. */
async function lockDecided(trx: Queries, { post_kind: kind, ...decision }: Row, moderatorId: string) {
  const id = decision.blog_text_id ?? decision.message_id ?? decision.reaction_id ?? decision.thread_id;
  return id === null ? null : lockPost(trx, { kind, id }, moderatorId);
}

async function undo(
  trx: Queries,
  decision: Row,
  locked: LockedPost | null,
  services: Services,
): Promise<void> {
  const state = locked && stateAfter(locked.post, "restore");
  if (state && (await lastDecisionId(trx, locked.post)) === decision.id)
    // Of a post that was hidden the reports are still open.
    await setState(
      trx,
      locked,
      { state, rule: null, needsLook: decision.kind === "hide", isAgainst: decision.kind === "hide" },
      services,
    );
  if (decision.sanction === "silence") await endSilenceOf(trx, decision);
}

/** Ends the silence of a decision. Another one goes on, unless staff ended it. */
async function endSilenceOf(trx: Queries, { id, author_id }: Row): Promise<void> {
  await sql`
    update community_members set silenced_until = case when others.until is null then null
      else least(silenced_until, others.until) end
    from (
      select max(decided_at + days * interval '1 day') as until from decisions
      where author_id = ${author_id} and id <> ${id} and sanction = 'silence' and is_granted is not true
    ) others
    where member_id = ${author_id} and silenced_until is not null`.execute(trx);
}
