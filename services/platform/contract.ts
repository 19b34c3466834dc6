import { z } from "zod";

interface ResponseDefinition {
  description: string;
  body: z.ZodType;
}

/** The answers of an operation by status. All other statuses are failures of the call. */
export type Responses = Readonly<Record<number, ResponseDefinition>>;

/** A call of the services: its address, what it takes, and every answer that its caller has to handle. */
export interface Operation<
  Body extends z.ZodType = z.ZodType,
  Answers extends Responses = Responses,
  ForMember extends boolean = boolean,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /api/v1, with parameters in braces. */
  path: `/api/v1/${string}`;
  /** One line for the documentation. */
  summary: string;
  /** Whether it needs the session of a member, in the header `X-Session`. */
  member: ForMember;
  /** `noBody` where it takes none. */
  body: Body;
  responses: Answers;
}

export const noBody = z.undefined();

/** Declares an operation, keeping the types of its schemas. */
export function operation<
  Body extends z.ZodType,
  const Answers extends Responses,
  const ForMember extends boolean,
>(definition: Operation<Body, Answers, ForMember>): Operation<Body, Answers, ForMember> {
  return definition;
}

/** Any of the answers of an operation. */
export type AnswerOf<Answers extends Responses> = {
  [Status in keyof Answers & number]: {
    status: Status;
    body: z.output<Answers[Status]["body"]>;
  };
}[keyof Answers & number];

/** What the implementation of an operation gets as its body, and what it answers. */
export type BodyOf<O extends Operation> = z.output<O["body"]>;
export type AnswerTo<O extends Operation> = AnswerOf<O["responses"]>;

const anyAnswer = z.object({ status: z.number(), body: z.unknown() });

/** Whether a value is an answer that an operation declares. */
export function isAnswer<Answers extends Responses>(
  responses: Answers,
  value: unknown,
): value is AnswerOf<Answers> {
  const answer = anyAnswer.safeParse(value);
  const declared = answer.success && responses[answer.data.status];
  return Boolean(declared && z.safeParse(declared.body, answer.data.body).success);
}
