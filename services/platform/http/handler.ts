import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  type AnswerLocally,
  type BinaryBody,
  binary,
  hasQuery,
  noInput,
  type Operation,
  type PlacedInput,
} from "../contract";
import { isDatabaseOutage } from "../database/outage";
import { sha256 } from "../hash";
import { jobFigures } from "../jobs/figures";
import { jobMetrics } from "../jobs/metrics";
import { BusyError } from "../passwords/turns";
import type { Services } from "../services";
import { createMemberLookUp } from "./member-look-up";
import type { Answer, Incoming, Route, SessionMember } from "./route";
import { logSecurityEvent, securityEventOf } from "./security-log";

/** Of a body of JSON. */
const maxBodyBytes = 256 * 1024;
const noStore = { "Cache-Control": "no-store" };
const tooLarge = { status: 413, body: { error: "body too large" } };
const retryLater = { "Retry-After": "5" };
/** While too many passwords are compared: a browser that waits this long finds a place. */
const busy = { status: 429, body: { retryAfterSeconds: 5 } };

interface HandlerOptions {
  routes: Route[];
  services: Services;
  /** Callers send one of them as `Authorization: Bearer`; null within one process. */
  keys: readonly string[] | null;
  findMember(this: void, session: string): Promise<SessionMember | null>;
  /** The document that is served at /openapi.json. */
  describe(): object;
}

export interface Handler {
  fetch(this: void, request: Request): Promise<Response>;
  answer: AnswerLocally;
}

/** What a call brings, whichever way it came. */
interface Arrived {
  readInput: Incoming["readInput"];
  readBytes: Incoming["readBytes"];
  header(this: void, name: string): string | undefined;
}

/** Answers calls of the services, over HTTP and within the process. */
export function createHandler({ routes, services, keys, findMember, describe }: HandlerOptions): Handler {
  const lookUp = createMemberLookUp(findMember);

  async function answerCall({ operation, answer }: Route, arrived: Arrived): Promise<Answer> {
    const { readInput, readBytes, header } = arrived;
    const [session = null, requestId] = [header("X-Session"), header("X-Request-Id")];
    const incoming: Incoming = {
      readInput,
      readBytes,
      session,
      caller: {
        brand: header("X-Platform") ?? "",
        origin: header("X-Origin") ?? "",
        client: header("X-Client") ?? null,
      },
      findMember: async () =>
        session ? lookUp(session, { method: operation.method, requestId: requestId ?? null }) : null,
    };
    try {
      const { status, body } = await answer(incoming, services).catch((error: unknown) => {
        if (error instanceof BusyError && operation.responses[429]) return busy;
        throw error;
      });
      const event = securityEventOf(operation, { status, body });
      if (event) logSecurityEvent(services.logger, event, { call: nameOf(operation), status, requestId });
      return { status, body };
    } catch (error) {
      return failureOf(error, operation, services);
    }
  }

  const app = new Hono();
  app.use(async (c, next) => {
    if (keys === null || isKey(c.req.header("Authorization"), keys)) return next();
    // The path of a stranger could hold anything.
    logSecurityEvent(services.logger, "no valid key", {
      call: c.req.method,
      status: 403,
      requestId: undefined,
    });
    return c.json({ error: "no valid key" }, 403);
  });
  app.get("/openapi.json", (c) => c.json(describe()));
  app.get("/metrics", async (c) => c.text(jobMetrics(await jobFigures(services))));
  for (const route of routes) {
    const { operation } = route;
    const maxSize = maxSizeOf(operation);
    const limit = bodyLimit({ maxSize, onError: (c) => c.json(tooLarge.body, 413) });
    app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ":$1"), limit, async ({ req }) => {
      const { status, body } = await answerCall(route, {
        readInput: async () =>
          inputOf(operation, {
            inPath: req.param(),
            inQuery: req.query(),
            body: hasQuery(operation) ? undefined : await req.text(),
          }),
        readBytes: async () => new Uint8Array(await req.arrayBuffer()),
        header: (name) => req.header(name),
      });
      return operation.responses[status]?.body === binary
        ? binaryResponse(status, binary.parse(body))
        : Response.json(body, { status, headers: { ...noStore, ...(status === 503 && retryLater) } });
    });
  }
  app.notFound((c) => c.json({ error: "no such operation" }, 404));

  const named = new Map(routes.map((route) => [nameOf(route.operation), route]));
  return {
    fetch: async (request) => app.fetch(request),
    async answer(operation, { input, bytes, headers }) {
      const route = named.get(nameOf(operation));
      if (!route) throw new Error(`No operation is called ${nameOf(operation)}`);
      const sent = bytes ?? Buffer.from(input.body ?? "");
      if (sent.byteLength > maxSizeOf(route.operation)) return tooLarge;
      return answerCall(route, {
        readInput: async () => inputOf(route.operation, input),
        readBytes: async () => sent,
        header: (name) => headers[name],
      });
    },
  };
}

const maxSizeOf = ({ upload }: Operation) => upload?.maxBytes ?? maxBodyBytes;

const nameOf = ({ method, path }: Pick<Operation, "method" | "path">) => `${method} ${path}`;

/** The answer where an operation throws. */
function failureOf(error: unknown, operation: Operation, { logger }: Pick<Services, "logger">): Answer {
  if (error instanceof BusyError) return { status: 503, body: { error: "busy" } };
  if (!(error instanceof Error)) throw error;
  const isOutage = isDatabaseOutage(error);
  // The message of a database error may hold values; its code and the stack's first line do not.
  logger.error(
    {
      method: operation.method,
      path: operation.path,
      name: error.name,
      ...("code" in error && { code: error.code }),
    },
    isOutage ? "the database cannot be reached" : "an operation failed",
  );
  return isOutage
    ? { status: 503, body: { error: "unavailable" } }
    : { status: 500, body: { error: "failed" } };
}

function binaryResponse(status: number, { contentType, etag, size, stream }: BinaryBody): Response {
  const facts = { "Content-Type": contentType, "Content-Length": String(size), ETag: etag };
  return new Response(stream, { status, headers: { ...noStore, ...facts } });
}

/** Gathers an input from the path, the query and the body, with its texts as PostgreSQL can store them. */
function inputOf(operation: Operation, { inPath, inQuery, body }: PlacedInput): unknown {
  if (operation.input === noInput) return undefined;
  const path = withoutNuls(inPath);
  if (hasQuery(operation)) return { ...withoutNuls(inQuery), ...path };
  const json = storableJson(body ?? "");
  const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
  return isObject ? { ...json, ...path } : json;
}

/** JSON, with its texts as PostgreSQL can store them; null for what is none. */
function storableJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value) => (typeof value === "string" ? withoutNul(value) : value));
  } catch {
    return null;
  }
}

const withoutNul = (text: string) => text.replaceAll("\0", "");

function withoutNuls(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withoutNul(text)]));
}

function isKey(authorization: string | undefined, keys: readonly string[]): boolean {
  const given = sha256(authorization?.replace(/^Bearer /, "") ?? "");
  return keys.some((key) => timingSafeEqual(given, sha256(key)));
}
