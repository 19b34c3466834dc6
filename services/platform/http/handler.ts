import { timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type BinaryBody, binary, hasQuery, noInput, type Operation, pathNames } from "../contract";
import { isDatabaseOutage } from "../database/outage";
import { sha256 } from "../hash";
import { jobFigures } from "../jobs/figures";
import { jobMetrics } from "../jobs/metrics";
import { BusyError } from "../passwords/turns";
import type { Services } from "../services";
import { createMemberLookUp } from "./member-look-up";
import type { Caller, Incoming, Route, SessionMember } from "./route";
import { logSecurityEvent, securityEventOf } from "./security-log";

/** Of a body of JSON. */
const maxBodyBytes = 256 * 1024;
const noStore = { "Cache-Control": "no-store" };
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

/** Answers requests to the services. */
export function createHandler({ routes, services, keys, findMember, describe }: HandlerOptions) {
  const app = new Hono();
  const lookUp = createMemberLookUp(findMember);
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
  for (const { operation, answer } of routes) {
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const maxSize = operation.upload?.maxBytes ?? maxBodyBytes;
    const limit = bodyLimit({ maxSize, onError: (c) => c.json({ error: "body too large" }, 413) });
    app.on(operation.method, path, limit, async (c) => {
      const session = c.req.header("X-Session");
      const requestId = c.req.header("X-Request-Id") ?? null;
      const incoming: Incoming = {
        readInput: () => readInput(operation, c),
        readBytes: async () => new Uint8Array(await c.req.arrayBuffer()),
        caller: callerOf(c.req.raw.headers),
        findMember: async () => (session ? lookUp(session, { method: operation.method, requestId }) : null),
      };
      const { status, body } = await answer(incoming, services).catch((error: unknown) => {
        if (error instanceof BusyError && operation.responses[429]) return busy;
        throw error;
      });
      const event = securityEventOf(operation, { status, body });
      if (event)
        logSecurityEvent(services.logger, event, {
          ...{ call: `${operation.method} ${operation.path}`, status },
          requestId: c.req.header("X-Request-Id"),
        });
      return operation.responses[status]?.body === binary
        ? binaryResponse(status, binary.parse(body))
        : Response.json(body, { status, headers: noStore });
    });
  }
  app.notFound((c) => c.json({ error: "no such operation" }, 404));
  app.onError((error, c) => {
    if (error instanceof BusyError) return c.json({ error: "busy" }, 503, { "Retry-After": "5" });
    const isOutage = isDatabaseOutage(error);
    // The message of a database error may hold values; its code and the stack's first line do not.
    services.logger.error(
      {
        method: c.req.method,
        path: c.req.routePath,
        name: error.name,
        ...("code" in error && { code: error.code }),
      },
      isOutage ? "the database cannot be reached" : "an operation failed",
    );
    return isOutage ? c.json({ error: "unavailable" }, 503) : c.json({ error: "failed" }, 500);
  });
  return async (request: Request): Promise<Response> => app.fetch(request);
}

function binaryResponse(status: number, { contentType, etag, size, stream }: BinaryBody): Response {
  const facts = { "Content-Type": contentType, "Content-Length": String(size), ETag: etag };
  return new Response(stream, { status, headers: { ...noStore, ...facts } });
}

/** Gathers an input from the path, the query and the body. */
async function readInput(operation: Operation, { req }: Context): Promise<unknown> {
  if (operation.input === noInput) return undefined;
  const inPath = Object.fromEntries(pathNames(operation).map((name) => [name, withoutNul(req.param(name))]));
  if (hasQuery(operation)) {
    const query = Object.entries(req.query()).map(([name, value]) => [name, withoutNul(value)]);
    return { ...Object.fromEntries(query), ...inPath };
  }
  const body = parseJson(await req.text());
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...inPath } : body;
}

/** JSON, with its texts as PostgreSQL can store them; null for what is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value) => (typeof value === "string" ? withoutNul(value) : value));
  } catch {
    return null;
  }
}

const withoutNul = (text = "") => text.replaceAll("\0", "");

function callerOf(headers: Headers): Caller {
  return {
    brand: headers.get("X-Platform") ?? "",
    origin: headers.get("X-Origin") ?? "",
    client: headers.get("X-Client"),
  };
}

function isKey(authorization: string | undefined, keys: readonly string[]): boolean {
  const given = sha256(authorization?.replace(/^Bearer /, "") ?? "");
  return keys.some((key) => timingSafeEqual(given, sha256(key)));
}
