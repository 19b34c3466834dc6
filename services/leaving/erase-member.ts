import { erasers } from "../erasers";
import { recordAct } from "../platform/audit/record-act";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";

/**
 * Deletes a member with everything that is theirs, and tells their address so. The log keeps the act under pseudonyms.
 * Returns false where the member does not exist any more.
 * @param actor the id of a member, their own too; 'command', or 'inactivity' for the job
 */
export async function eraseMember(
  trx: Queries,
  memberId: string,
  actor: string,
  services: Pick<Services, "now" | "secret">,
): Promise<boolean> {
  const member = await trx
    .selectFrom("members")
    .select(["id", "email", "state", "brand", "origin"])
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return false;
  const now = services.now();
  await recordAct(trx, { actor, action: "delete member", subject: memberId }, now);
  for (const erase of Object.values(erasers)) await erase(trx, member, services);
  await trx.deleteFrom("members").where("id", "=", memberId).execute();
  // An address that was never verified may be somebody else's.
  if (member.state === "unverified") return true;
  const { email: address, brand, origin } = member;
  const order = { template: "account-deleted", memberId: null, address, caller: { brand, origin } } as const;
  await queueMail(trx, order, now);
  return true;
}
