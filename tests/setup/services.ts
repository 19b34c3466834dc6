import { expect } from "vitest";
import { createLink } from "../../services/accounts/links";
import { findByUsername } from "../../services/accounts/members";
import { createSession } from "../../services/accounts/sessions";
import type { LinkPurpose } from "../../services/accounts/tables";
import { operations } from "../../services/contract";
import { servicesHandler } from "../../services/handler";
import { addressOf, placeInput } from "../../services/platform/contract";
import type { Role } from "../../services/platform/roles";
import { createMember } from "./create-member";
import { testServices } from "./database";

type OperationName = keyof typeof operations;

interface From {
  session?: string;
  /** A keyed hash of the visitor's network. */
  client?: string;
  /** The body of an upload. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** The services over a database of this test, called as the site calls them. */
export async function servicesOverTest(options: Parameters<typeof testServices>[0] = {}) {
  const { services, ...rest } = await testServices(options);
  const handler = servicesHandler(services, null);

  /** Calls an operation. Answers are not narrowed by status: a test compares them whole. */
  async function call(name: OperationName, input: unknown, { session, client = "here", bytes }: From = {}) {
    const { method } = operations[name];
    const placed = placeInput(operations[name], input);
    const { body = bytes } = placed;
    const headers = {
      "X-Platform": "alzheimer",
      "X-Origin": "http://localhost:3000",
      "X-Client": client,
      ...(session && { "X-Session": session }),
    };
    const init = { method, headers, ...(body !== undefined && { body }) };
    const address = `http://services.test${addressOf(operations[name], placed)}`;
    const response = await handler.fetch(new Request(address, init));
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    return {
      status: response.status,
      body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
    };
  }

  /** The secret of a mailed link, made as for the mail. The mail has to be queued. */
  async function linkOf(purpose: LinkPurpose, email: string | null = null, username = "") {
    const names = await services.db.selectFrom("members").select("username").orderBy("created_at").execute();
    const member = await findByUsername(services.db, username || (names[0]?.username ?? ""));
    const memberId = member?.id ?? "";
    const mails = await services.db
      .selectFrom("mails")
      .select("id")
      .where("member_id", "=", memberId)
      .execute();
    expect(mails.length).toBeGreaterThan(0);
    return createLink(services.db, { purpose, memberId, email }, services.now());
  }

  const mails = () =>
    services.db
      .selectFrom("mails")
      .select(["template", "address", "member_id"])
      .orderBy("created_at")
      .execute();

  const jan = { username: "Jan", email: "jan@voorbeeld.nl", password: "Paarse fiets 1954 regen" };
  const enter = async (): Promise<string> =>
    (await call("logIn", { ...jan, remember: false, device: null, deviceName: "" })).body.session;

  /** Stores a member and logs in. Returns the secret of the session. */
  async function logIn(): Promise<string> {
    await createMember(services, { ...jan, isVisible: true });
    return enter();
  }

  /** Registers a member, with the mail to verify the address, and logs in. Returns the secret of the session. */
  async function register(): Promise<string> {
    await call("register", { ...jan, termsVersion: "1", profileVisible: true, health: null });
    await call("verify", { token: await linkOf("verify") });
    return enter();
  }

  /** Stores another member with a session, without a password. Returns the secret of the session. */
  async function sessionOf(username: string, role: Role = "member"): Promise<string> {
    const memberId = await createMember(services, { username, role });
    const session = { memberId, remember: false, deviceName: "Firefox op Android" };
    return createSession(services.db, session, services.now());
  }

  const fetchWithKeys = (...keys: string[]) => servicesHandler(services, keys).fetch;

  return { ...rest, services, handler, fetchWithKeys, call, logIn, register, sessionOf, linkOf, mails };
}
