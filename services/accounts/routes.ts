import { answer, memberRoute, publicRoute, type Route } from "../platform/http/route";
import * as change from "./change";
import { accountsContract as contract } from "./contract";
import { logIn } from "./log-in";
import { register, resendVerification, verify } from "./register";
import { endNamedSession, endSession, listSessions } from "./sessions";

/** The implementation of every operation of accounts. */
export const accountRoutes: Record<keyof typeof contract, Route> = {
  register: publicRoute(contract.register, register),
  verify: publicRoute(contract.verify, verify),
  resendVerification: publicRoute(contract.resendVerification, resendVerification),
  logIn: publicRoute(contract.logIn, logIn),
  session: memberRoute(contract.session, async ({ member }) => {
    const { id, username, email, role, previousVisitAt } = member;
    return answer(200, { id, username, email, role, previousVisit: previousVisitAt?.toISOString() ?? null });
  }),
  logOut: memberRoute(contract.logOut, async ({ member }, services) => {
    await endSession(member, services);
    return answer(200, {});
  }),
  sessions: memberRoute(contract.sessions, async ({ member }, services) =>
    answer(200, { sessions: await listSessions(member, services) }),
  ),
  endSession: memberRoute(contract.endSession, async ({ member, input }, services) => {
    await endNamedSession(member.id, input.id, services);
    return answer(200, {});
  }),
  requestPasswordReset: publicRoute(contract.requestPasswordReset, change.requestPasswordReset),
  checkPasswordReset: publicRoute(contract.checkPasswordReset, change.checkPasswordReset),
  resetPassword: publicRoute(contract.resetPassword, change.resetPassword),
  changePassword: memberRoute(contract.changePassword, change.changePassword),
  requestEmailChange: memberRoute(contract.requestEmailChange, change.requestEmailChange),
  changeEmail: publicRoute(contract.changeEmail, change.changeEmail),
};
