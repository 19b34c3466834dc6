import type { RequestHandler } from "express";
import { z } from "zod";
import { flushAllInstances } from "../app/.server/cache/flush";
import type { AppContext } from "../app/.server/context/scope";
import { isSignedCall, signatureSeconds } from "../app/.server/security/signed-call";
import { readBytes } from "./read-bytes";

const maxBodyBytes = 64 * 1024;
/** Two changes within a second have equal signatures, so an equal call within this time is no replay. */
const replayAfterMs = 5000;
const flushSchema = z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(1000) });

/**
 * `POST /cache/flush`: the CMS reports what changed (docs/operations.md, 'Flushing'). Calls are signed, as a flush
 * makes the site call its upstreams again; a replayed call flushes nothing. Never throws.
 */
export function cacheFlush(app: AppContext): RequestHandler {
  const { config, logger, store, now } = app;

  /** False if the store is unavailable, as an additional flush is harmless. */
  async function isReplay(signature: string): Promise<boolean> {
    const key = `flush ${signature}`;
    const time = now().getTime();
    if ((await store.setIfAbsent(key, String(time), 2 * signatureSeconds)) !== "present") return false;
    const firstTime = Number(await store.get(key));
    return time - firstTime > replayAfterMs;
  }

  return async (request, response, next) => {
    if (request.path !== "/cache/flush" || request.method !== "POST") return next();
    const respond = (status: number, value: object) =>
      response.status(status).set("Cache-Control", "no-store").json(value);
    const signature = request.get("X-Signature") ?? "";
    const body = (await readBytes(request, maxBodyBytes))?.toString("utf8") ?? null;
    if (body === null) return respond(413, { error: "too large" });
    if (!isSignedCall(signature, body, config.flushSecret, now().getTime())) {
      return respond(403, { error: "not signed" });
    }
    const { data } = flushSchema.safeParse(jsonOf(body));
    if (!data) return respond(400, { error: 'not {"tags": ["menu", "node:12"]}' });
    if (await isReplay(signature)) return respond(200, { flushed: [] });
    await flushAllInstances(app, data.tags);
    logger.info({ tags: data.tags.slice(0, 20), count: data.tags.length }, "flushed");
    respond(200, { flushed: data.tags });
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
