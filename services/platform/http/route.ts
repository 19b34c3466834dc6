import { z } from "zod";
import type { AnswerOf, Operation, Responses, Upload } from "../contract";
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
  /** Whether the session was opened with the second factor of staff. */
  isStaffOpen: boolean;
  /** The log-in before the last one. */
  previousVisitAt: Date | null;
}

interface Call<Input> {
  input: Input;
  caller: Caller;
}

interface MemberCall<Input> extends Call<Input> {
  member: SessionMember;
}

interface SessionCall<Input> extends Call<Input> {
  /** The secret of a session, which may have ended. */
  session: string;
}

interface OptionalCall<Input> extends Call<Input> {
  /** Null for a visitor, and where the session ended. */
  member: SessionMember | null;
}

interface UploadCall<Input> extends MemberCall<Input> {
  bytes: Uint8Array;
}

/** What a request brings, before its input is checked. */
export interface Incoming {
  readInput(): Promise<unknown>;
  /** Of an upload. */
  readBytes(): Promise<Uint8Array>;
  caller: Caller;
  /** The secret of a session; null for a visitor. */
  session: string | null;
  findMember(): Promise<SessionMember | null>;
}

/** Of an operation; bytes as a `BinaryBody`. */
export interface Answer {
  status: number;
  body: unknown;
}

/** An operation with its implementation. */
export interface Route {
  operation: Operation;
  answer(incoming: Incoming, services: Services): Promise<Answer>;
}

const noSession = { status: 401, body: { error: "no session" } };

/** An answer whose status is known to the compiler. */
export function answer<const Status extends number, Body>(status: Status, body: Body) {
  return { status, body };
}

/** Implements an operation that needs no session. */
export function publicRoute<Input extends z.ZodType, Answers extends Responses>(
  operation: Operation<Input, Answers, false>,
  handle: (call: Call<z.output<Input>>, services: Services) => Promise<AnswerOf<Answers>>,
): Route {
  return {
    operation,
    async answer(incoming, services) {
      const input = z.safeParse(operation.input, await incoming.readInput());
      if (!input.success) return invalid(input.error);
      return handle({ input: input.data, caller: incoming.caller }, services);
    },
  };
}

/** Implements an operation for members and visitors. */
export function optionalRoute<Input extends z.ZodType, Answers extends Responses>(
  operation: Operation<Input, Answers, "optional">,
  handle: (call: OptionalCall<z.output<Input>>, services: Services) => Promise<AnswerOf<Answers>>,
): Route {
  return {
    operation,
    async answer(incoming, services) {
      const input = z.safeParse(operation.input, await incoming.readInput());
      if (!input.success) return invalid(input.error);
      const member = await incoming.findMember();
      return handle({ input: input.data, caller: incoming.caller, member }, services);
    },
  };
}

/** Implements an operation for a logged-in member; without a session the answer is a 401. */
export function memberRoute<Input extends z.ZodType, Answers extends Responses>(
  operation: Operation<Input, Answers, true>,
  handle: (call: MemberCall<z.output<Input>>, services: Services) => Promise<AnswerOf<Answers>>,
): Route {
  return {
    operation,
    async answer(incoming, services) {
      const read = await readMemberCall(operation, incoming);
      return "refusal" in read ? read.refusal : handle(read.call, services);
    },
  };
}

/**
 * Implements an operation for a logged-in member that looks for the session in the statement of its answer, which is
 * null without one: for what is asked so often that another statement counts.
 */
export function sessionRoute<Input extends z.ZodType, Answers extends Responses>(
  operation: Operation<Input, Answers, true>,
  handle: (call: SessionCall<z.output<Input>>, services: Services) => Promise<AnswerOf<Answers> | null>,
): Route {
  return {
    operation,
    async answer({ readInput, caller, session }, services) {
      const input = z.safeParse(operation.input, await readInput());
      if (!input.success) return invalid(input.error);
      const found = session && (await handle({ input: input.data, caller, session }, services));
      return found || noSession;
    },
  };
}

/** Implements an operation with which a logged-in member sends bytes; their limit is checked before. */
export function uploadRoute<Input extends z.ZodType, Answers extends Responses>(
  operation: Upload<Input, Answers, true>,
  handle: (call: UploadCall<z.output<Input>>, services: Services) => Promise<AnswerOf<Answers>>,
): Route {
  return {
    operation,
    async answer(incoming, services) {
      // First, as a caller whose body is not read may not see the answer.
      const bytes = await incoming.readBytes();
      const read = await readMemberCall(operation, incoming);
      return "refusal" in read ? read.refusal : handle({ ...read.call, bytes }, services);
    },
  };
}

async function readMemberCall<Input extends z.ZodType>(
  operation: Operation<Input>,
  incoming: Incoming,
): Promise<{ call: MemberCall<z.output<Input>> } | { refusal: Answer }> {
  const input = z.safeParse(operation.input, await incoming.readInput());
  if (!input.success) return { refusal: invalid(input.error) };
  const member = await incoming.findMember();
  if (!member) return { refusal: noSession };
  const reason = whyNotFor(member, operation);
  if (reason) return { refusal: { status: 403, body: { reason } } };
  return { call: { input: input.data, caller: incoming.caller, member } };
}

/** Why a member may not use an operation for staff. */
function whyNotFor(member: SessionMember, { roles }: Operation): "role" | "second-factor" | null {
  if (!roles) return null;
  if (!roles.includes(member.role)) return "role";
  return member.isStaffOpen ? null : "second-factor";
}

/** Names the fields and never their values. */
function invalid(error: z.ZodError): Answer {
  const problems = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return { status: 400, body: { error: "invalid input", problems } };
}
