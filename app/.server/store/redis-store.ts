import type { Logger } from "~/.server/metrics/logger";
import { errorCode } from "~/utils/error-code";
import { withDeadline } from "../http/deadline";
import type { SharedStore } from "./store";

const prefix = "site:";
const channel = "site:announcements";
const connectTimeoutMs = 1000;

type Connection = Awaited<ReturnType<typeof connect>>;

/** The values in Redis, which forgets them itself. The first call connects; while there is no connection all fail at once. */
export function createRedisStore(url: string, logger: Logger, deadlineMs = 1000): SharedStore {
  let connection: Promise<Connection> | undefined;
  let ear: Promise<() => void> | undefined;
  let askedAt = 0;
  let failing = false;

  /** One line when it begins to fail and one when it works again, however many calls there are between. */
  function tell(works: boolean, reason = "") {
    if (works === !failing) return;
    failing = !works;
    if (works) logger.info({ store: "redis" }, "the shared store works again");
    else logger.warn({ store: "redis", reason }, "the shared store failed");
  }

  async function open() {
    const opening = await connect(url, (error) => tell(false, errorCode(error)));
    askedAt = Date.now();
    return opening;
  }

  async function softly<T>(work: (redis: Connection["redis"]) => Promise<T>, otherwise: T): Promise<T> {
    connection ??= open();
    const { redis, opened } = await connection;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      if (!redis.isReady) {
        if (Date.now() - askedAt > deadlineMs) throw new DOMException("No connection", "NotConnected");
        await withDeadline(opened, signal);
      }
      const result = await withDeadline(work(redis), signal);
      tell(true);
      return result;
    } catch (error) {
      tell(false, error instanceof DOMException ? error.name : errorCode(error));
      return otherwise;
    }
  }

  return {
    isFast: true,
    get: (key) => softly((redis) => redis.get(prefix + key), null),
    set: (key, value, ttlSeconds) =>
      softly(async (redis) => {
        await redis.set(prefix + key, toBuffer(value), lifetime(ttlSeconds));
        return true;
      }, false),
    setIfAbsent: (key, value, ttlSeconds) =>
      softly(async (redis) => {
        const condition = { condition: "NX", ...lifetime(ttlSeconds) } as const;
        return (await redis.set(prefix + key, toBuffer(value), condition)) ? "kept" : "present";
      }, "unavailable" as const),
    increment: (key, ttlSeconds) =>
      softly(async (redis) => {
        const [count] = await redis
          .multi()
          .incr(prefix + key)
          .pExpire(prefix + key, Math.max(1, Math.round(ttlSeconds * 1000)), "NX")
          .exec();
        return Number(count);
      }, null),
    delete: (key) =>
      softly(async (redis) => {
        await redis.del(prefix + key);
      }, undefined),
    announce: (message) =>
      softly(async (redis) => {
        await redis.publish(channel, message);
      }, undefined),
    listen(hear, missed) {
      connection ??= open();
      ear ??= connection.then(({ hearing }) => hearing(hear, missed));
    },
    async close() {
      const opened = await connection;
      await ear?.then((end) => end());
      if (opened?.redis.isOpen) opened.redis.destroy();
    },
  };
}

/** Loaded and connected only where it is used; a lost connection is looked for again, ever less often. */
async function connect(url: string, onError: (error: unknown) => void) {
  const { createClient, RESP_TYPES } = await import("@redis/client");
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (attempts) => Math.min(attempts * 200, 5000),
    },
  });
  redis.on("error", onError);
  const opened = redis.connect();
  opened.catch(onError);
  return {
    redis: redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }),
    opened,
    /** A connection that only listens, as Redis wants; answers how to end it. */
    hearing(hear: (message: string) => void, missed: () => void) {
      const ear = redis.duplicate();
      let isAgain = false;
      ear.on("error", onError);
      ear.on("ready", () => {
        if (isAgain) missed();
        isAgain = true;
      });
      // Where Redis is gone it is looked for until it is there.
      ear
        .connect()
        .then(() => ear.subscribe(channel, hear))
        .catch(onError);
      return () => {
        if (ear.isOpen) ear.destroy();
      };
    },
  };
}

function toBuffer(value: string | Uint8Array): Buffer {
  return Buffer.from(value);
}

function lifetime(seconds: number) {
  return { expiration: { type: "PX", value: Math.max(1, Math.round(seconds * 1000)) } } as const;
}
