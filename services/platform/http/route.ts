import { z } from "zod";
import type { AnswerOf, Operation, Responses } from "../contract";
import type { Role } from "../roles";
import type { Services } from "../services";

/** Who calls: the site, for a visitor. */
export interface Caller {
  brand: string;
  /** Scheme and host that links in mails start with. */
  origin: string;
  /** A keyed hash of the visitor's network; null where the site does not know it. */
  client: string | null;
}

/** The member of a session. */
export interface SessionMember {
  id: string;
  username: string;
  email: string;
  role: Role;
  sessionHash: Buffer;
}

interface Call<Body> {
  body: Body;
  caller: Caller;
}

interface MemberCall<Body> extends Call<Body> {
  member: SessionMember;
}

/** What a request brings, before its body is read. */
export interface Incoming {
  json(): Promise<unknown>;
  caller: Caller;
  findMember(): Promise<SessionMember | null>;
}

interface Answer {
  status: number;
  body: unknown;
}

/** An operation with its implementation. */
export interface Route {
  operation: Operation;
  answer(incoming: Incoming, services: Services): Promise<Answer>;
}

/** Implements an operation that needs no session. */
export function publicRoute<Body extends z.ZodType, Answers extends Responses>(
  operation: Operation<Body, Answers, false>,
  handle: (call: Call<z.output<Body>>, services: Services) => Promise<AnswerOf<Answers>>,
): Route {
  return {
    operation,
    async answer(incoming, services) {
      const body = z.safeParse(operation.body, await incoming.json());
      if (!body.success) return invalid(body.error);
      return handle({ body: body.data, caller: incoming.caller }, services);
    },
  };
}

/** Implements an operation for a logged-in member; without a session the answer is a 401. */
export function memberRoute<Body extends z.ZodType, Answers extends Responses>(
  operation: Operation<Body, Answers, true>,
  handle: (call: MemberCall<z.output<Body>>, services: Services) => Promise<AnswerOf<Answers>>,
): Route {
  return {
    operation,
    async answer(incoming, services) {
      const body = z.safeParse(operation.body, await incoming.json());
      if (!body.success) return invalid(body.error);
      const member = await incoming.findMember();
      if (!member) return { status: 401, body: { error: "no session" } };
      return handle({ body: body.data, caller: incoming.caller, member }, services);
    },
  };
}

/** Names the fields and never their values. */
function invalid(error: z.ZodError): Answer {
  const problems = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return { status: 400, body: { error: "invalid body", problems } };
}
