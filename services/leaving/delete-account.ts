import { checkOwnPassword } from "../accounts/change";
import { useLink } from "../accounts/links";
import { findById, lockByPassword } from "../accounts/members";
import { startMail } from "../accounts/register";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { Caller, SessionMember } from "../platform/http/route";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import type { leavingContract } from "./contract";
import { eraseMember } from "./erase-member";

type Contract = typeof leavingContract;

/** Mails a member the link that deletes their account. */
export async function requestDeletion(
  {
    input,
    caller,
    member,
  }: { input: InputOf<Contract["requestDeletion"]>; caller: Caller; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["requestDeletion"]>> {
  const checked = await checkOwnPassword(member, input.password, services);
  if (checked.kind === "wait") return { status: 429, body: { retryAfterSeconds: checked.seconds } };
  if (checked.kind === "wrong") return { status: 409, body: { errors: { password: "PasswordWrong" } } };
  const wait = await startMail("delete", member.email, caller, services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["requestDeletion"]>> => {
    if (!(await lockByPassword(trx, member.id, checked.passwordHash)))
      return { status: 409, body: { errors: { password: "PasswordWrong" } } };
    await queueMail(trx, { template: "delete-account", memberId: member.id, caller }, now());
    return { status: 202, body: {} };
  });
}

/** Deletes the account of a mailed link. That of a member who was blocked since then stays: staff decide. */
export async function deleteAccount(
  { input: { token } }: { input: InputOf<Contract["deleteAccount"]> },
  services: Services,
): Promise<AnswerTo<Contract["deleteAccount"]>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const link = await useLink(trx, "delete-account", token, now());
    const member = link && (await findById(trx, link.memberId));
    if (member?.state !== "active") return { status: 410, body: {} };
    const isErased = await eraseMember(trx, member.id, member.id, services);
    return { status: isErased ? 200 : 410, body: {} };
  });
}
