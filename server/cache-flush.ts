import type { Request, RequestHandler } from "express";
import { z } from "zod";
import { flushAllInstances } from "../app/.server/cache/flush";
import { isSignedCall, signatureSeconds } from "../app/.server/cache/flush-signature";
import type { AppContext } from "../app/.server/context/scope";

const largestBody = 64 * 1024;
/** The time in a signature is in seconds, so two changes of one moment are the same call; lines take some of it too. */
const sameMomentMs = 5000;
const flushSchema = z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(1000) });

/**
 * `POST /cache/flush`: the CMS says what changed (docs/operations.md, 'Flushing'). Signed, so that only who has the
 * secret can make the site ask everything anew. A call that comes again is another change of the same moment and
 * flushes again; one that is repeated later flushes nothing. Never throws.
 */
export function cacheFlush(app: AppContext): RequestHandler {
  const { config, logger, store, now } = app;

  /** A store that cannot be reached lets a repeated call through: a flush more harms nobody. */
  async function isRepeated(signature: string): Promise<boolean> {
    const key = `flush ${signature}`;
    const moment = now().getTime();
    if ((await store.setIfAbsent(key, String(moment), 2 * signatureSeconds)) !== "present") return false;
    const first = Number(await store.get(key));
    return moment - first > sameMomentMs;
  }

  return async (request, response, next) => {
    if (request.path !== "/cache/flush" || request.method !== "POST") return next();
    const answer = (status: number, value: object) =>
      response.status(status).set("Cache-Control", "no-store").json(value);
    const signature = request.get("X-Signature") ?? "";
    // Who leaves halfway has sent nothing.
    const body = await readText(request).catch(() => null);
    if (body === null) return answer(413, { error: "too large" });
    if (!isSignedCall(signature, body, config.flushSecret, now().getTime())) {
      return answer(403, { error: "not signed" });
    }
    const { data } = flushSchema.safeParse(jsonOf(body));
    if (!data) return answer(400, { error: 'not {"tags": ["menu", "node:12"]}' });
    if (await isRepeated(signature)) return answer(200, { flushed: [] });
    await flushAllInstances(app, data.tags);
    logger.info({ tags: data.tags.slice(0, 20), count: data.tags.length }, "flushed");
    answer(200, { flushed: data.tags });
  };
}

/** The body as text; null when it is too large. */
async function readText(request: Request): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= largestBody) parts.push(part);
  }
  return size > largestBody ? null : Buffer.concat(parts).toString("utf8");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
