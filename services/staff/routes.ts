import { answer, memberRoute, type Route } from "../platform/http/route";
import { staffContract as contract, staffRoles } from "./contract";
import { listActs } from "./log";
import { actOnMember, findForStaff, listForStaff } from "./members";
import * as factor from "./second-factor";

const isStaff = (role: string) => staffRoles.some((known) => known === role);
const noRole = answer(403, { reason: "role" as const });
const wrong = answer(409, { errors: { totp: "CodeWrong" as const } });
const wait = (seconds: number) => answer(429, { retryAfterSeconds: seconds });

/** The implementation of every operation for staff. */
export const staffRoutes: Record<keyof typeof contract, Route> = {
  staffState: memberRoute(contract.staffState, async ({ member }, { db }) =>
    answer(200, { hasFactor: await factor.hasSecondFactor(db, member.id), isOpen: member.isStaffOpen }),
  ),
  beginSecondFactor: memberRoute(contract.beginSecondFactor, async ({ member }, services) => {
    if (!isStaff(member.role)) return noRole;
    const begun = await factor.beginSecondFactor(member, services);
    return begun ? answer(200, begun) : answer(409, {});
  }),
  confirmSecondFactor: memberRoute(
    contract.confirmSecondFactor,
    async ({ member, caller, input }, services) => {
      if (!isStaff(member.role)) return noRole;
      const checked = await factor.confirmSecondFactor({ member, caller }, input.code, services);
      if (checked.kind === "wait") return wait(checked.seconds);
      return checked.kind === "right" ? answer(200, { recoveryCodes: checked.value }) : wrong;
    },
  ),
  openStaffSession: memberRoute(contract.openStaffSession, async ({ member, caller, input }, services) => {
    if (!isStaff(member.role)) return noRole;
    const checked = await factor.openStaffSession({ member, caller }, input.code, services);
    if (checked.kind === "wait") return wait(checked.seconds);
    return checked.kind === "right" ? answer(200, { codesLeft: checked.value }) : wrong;
  }),
  renewRecoveryCodes: memberRoute(contract.renewRecoveryCodes, async ({ member, caller }, services) =>
    answer(200, { recoveryCodes: await factor.renewRecoveryCodes({ member, caller }, services) }),
  ),
  staffMembers: memberRoute(contract.staffMembers, async ({ member, input }, services) =>
    answer(200, await listForStaff(input, member, services)),
  ),
  staffMember: memberRoute(contract.staffMember, async ({ member, input }, services) => {
    const found = await findForStaff(input.username, member, services);
    return found ? answer(200, found) : answer(404, {});
  }),
  actOnMember: memberRoute(contract.actOnMember, async ({ member, input }, services) => {
    const outcome = await actOnMember(input, member, services);
    if (outcome === "done") return answer(200, {});
    return outcome === "unknown" ? answer(404, {}) : answer(409, {});
  }),
  auditLog: memberRoute(contract.auditLog, async ({ input }, services) =>
    answer(200, await listActs(input, services)),
  ),
};
