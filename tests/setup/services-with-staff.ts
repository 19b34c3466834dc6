import { expect } from "vitest";
import type { Role } from "../../services/platform/roles";
import { servicesOverTest } from "./services";
import { codeAt } from "./totp-codes";

/** The services, with members of staff whose sessions are open. */
export async function servicesWithStaff() {
  const site = await servicesOverTest();
  const { call, sessionOf, services, pass } = site;

  /** Sets up the second factor of a session. Returns the secret and the recovery codes. */
  async function setUp(session: string): Promise<{ secret: string; codes: string[] }> {
    const begun = await call("beginSecondFactor", undefined, { session });
    const { secret } = begun.body;
    const confirmed = await call(
      "confirmSecondFactor",
      { code: codeAt(secret, services.now()) },
      { session },
    );
    expect(confirmed.status).toBe(200);
    return { secret, codes: confirmed.body.recoveryCodes };
  }

  async function openSession(username: string, role: Role): Promise<string> {
    const session = await sessionOf(username, role);
    await setUp(session);
    return session;
  }

  const open = (session: string, code: string) => call("openStaffSession", { code }, { session });
  const codeNow = (secret: string) => codeAt(secret, services.now());
  return { ...site, pass, setUp, openSession, open, codeNow };
}
