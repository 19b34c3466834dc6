import { z } from "zod";
import type { Role } from "./roles";

/** The body of an answer of bytes. It has to be read to its end or cancelled. */
export interface BinaryBody {
  contentType: string;
  /** In quotes, as in HTTP. */
  etag: string;
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Declares an answer of bytes instead of JSON. */
export const binary = z.custom<BinaryBody>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "stream" in value &&
    value.stream instanceof ReadableStream,
);

interface ResponseDefinition {
  description: string;
  /** `binary` for bytes. */
  body: z.ZodType;
}

/** The answers of an operation by status. All other statuses are failures of the call. */
export type Responses = Readonly<Record<number, ResponseDefinition>>;

/** Whether an operation needs the session of a member; an optional one answers visitors too, with less. */
type ForMember = boolean | "optional";

/** A call of the services: its address, what it takes, and every answer that its caller has to handle. */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Answers extends Responses = Responses,
  For extends ForMember = ForMember,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Of a POST that changes nothing: it may be repeated, and is waited for as long as for a GET. */
  reads?: true;
  /** Below /api/v1, with parameters in braces. */
  path: `/api/v1/${string}`;
  /** One line for the documentation. */
  summary: string;
  /** The session is in the header `X-Session`. */
  member: For;
  /** Of an operation for staff: who may use it, in a session that was opened with the second factor. */
  roles?: readonly Role[];
  /**
   * `noInput` where it takes none. Fields that the path names in braces travel there, the others in the query of a GET
   * or DELETE, as text, and in the JSON body of a POST or PUT.
   */
  input: Input;
  /** The limit of a body of bytes (`application/octet-stream`); then the input travels in path and query. */
  upload?: UploadLimit;
  responses: Answers;
}

interface UploadLimit {
  maxBytes: number;
}

/** An operation that takes a body of bytes. */
export interface Upload<
  Input extends z.ZodType = z.ZodType,
  Answers extends Responses = Responses,
  For extends ForMember = ForMember,
> extends Operation<Input, Answers, For> {
  upload: UploadLimit;
}

export const noInput = z.undefined();

/** Declares an operation, keeping the types of its schemas. */
export function operation<
  Input extends z.ZodType,
  const Answers extends Responses,
  const For extends ForMember,
>(definition: Operation<Input, Answers, For>): Operation<Input, Answers, For> {
  return definition;
}

/** Declares an operation that takes a body of bytes, keeping the types of its schemas. */
export function upload<Input extends z.ZodType, const Answers extends Responses, const For extends ForMember>(
  definition: Upload<Input, Answers, For>,
): Upload<Input, Answers, For> {
  return definition;
}

/** Any of the answers of an operation. */
export type AnswerOf<Answers extends Responses> = {
  [Status in keyof Answers & number]: {
    status: Status;
    body: z.output<Answers[Status]["body"]>;
  };
}[keyof Answers & number];

/** What the implementation of an operation gets, and what it answers. */
export type InputOf<O extends Operation> = z.output<O["input"]>;
export type AnswerTo<O extends Operation> = AnswerOf<O["responses"]>;

/** The names that the path of an operation has in braces. */
export function pathNames({ path }: Pick<Operation, "path">): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

/** Whether an operation changes nothing. */
export function isReading({ method, reads }: Pick<Operation, "method" | "reads">): boolean {
  return method === "GET" || reads === true;
}

/** Whether what is not in its path travels in the query. */
export function hasQuery({ method, upload }: Pick<Operation, "method" | "upload">): boolean {
  return method === "GET" || method === "DELETE" || upload !== undefined;
}

/** An input as it travels: its fields in the path and in the query as text, the rest as JSON. */
export interface PlacedInput {
  inPath: Readonly<Record<string, string>>;
  inQuery: Readonly<Record<string, string>>;
  body: string | undefined;
}

/** Places the fields of an input where its operation takes them. Absent ones have no place in a query. */
export function placeInput(
  operation: Pick<Operation, "path" | "method" | "upload">,
  input: unknown,
): PlacedInput {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  const fields = new Map<string, unknown>(Object.entries(isObject ? input : {}));
  const inPath: Record<string, string> = {};
  for (const name of pathNames(operation)) {
    inPath[name] = String(fields.get(name));
    fields.delete(name);
  }
  if (!hasQuery(operation)) {
    const rest = isObject ? Object.fromEntries(fields) : input;
    return { inPath, inQuery: {}, body: rest === undefined ? undefined : JSON.stringify(rest) };
  }
  const inQuery: Record<string, string> = {};
  for (const [name, value] of fields)
    if (value !== undefined && value !== null) inQuery[name] = String(value);
  return { inPath, inQuery, body: undefined };
}

/** The address of a call below the services, with its query. */
export function addressOf(
  { path }: Pick<Operation, "path">,
  { inPath, inQuery }: Omit<PlacedInput, "body">,
): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ""));
  const query = new URLSearchParams(inQuery);
  return query.size > 0 ? `${address}?${query}` : address;
}

/** A call within the process of the services, as over HTTP. */
interface LocalCall {
  input: PlacedInput;
  /** Of an upload. */
  bytes: Uint8Array | undefined;
  /** As they are called over HTTP: `X-Session`, `X-Platform` and the like. */
  headers: Readonly<Record<string, string>>;
}

/** Answers a call within the process of the services, with a status as over HTTP. */
export type AnswerLocally = (
  operation: Pick<Operation, "method" | "path">,
  call: LocalCall,
) => Promise<{ status: number; body: unknown }>;

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
