import { once } from "node:events";
import type { Logger } from "~/.server/metrics/logger";
import { errorCode } from "~/utils/error-code";
import { withDeadline } from "../http/deadline";
import { createStateLog } from "./log-state";
import type { SharedStore } from "./store";

const prefix = "site:";
const channel = "site:announcements";
const connectTimeoutMs = 1000;

type Connection = Awaited<ReturnType<typeof connect>>;

/** The shared store in Redis. The first call connects; without a connection later calls fail immediately. */
export function createRedisStore(
  url: string,
  now: () => Date,
  logger: Logger,
  deadlineMs = 1000,
): SharedStore {
  let connection: Promise<Connection> | undefined;
  let subscription: Promise<() => void> | undefined;
  let connectStartedAt = 0;
  const state = createStateLog("redis", now, logger);
  // Without a connection every action fails.
  const logFailure = (error: unknown) => state.failed("call", reasonOf(error));

  async function open() {
    const opening = await connect(url, logFailure);
    connectStartedAt = Date.now();
    return opening;
  }

  async function attempt<T>(work: (redis: Connection["redis"]) => Promise<T>, fallback: T): Promise<T> {
    connection ??= open();
    const { redis, opened } = await connection;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      if (!redis.isReady) {
        if (Date.now() - connectStartedAt > deadlineMs)
          throw new DOMException("No connection", "NotConnected");
        await withDeadline(opened, signal);
      }
      const result = await withDeadline(work(redis), signal);
      state.worked("call");
      return result;
    } catch (error) {
      logFailure(error);
      return fallback;
    }
  }

  return {
    isFast: true,
    get: (key) => attempt((redis) => redis.get(prefix + key), null),
    set: (key, value, ttlSeconds) =>
      attempt(async (redis) => {
        await redis.set(prefix + key, toBuffer(value), lifetime(ttlSeconds));
        return true;
      }, false),
    setIfAbsent: (key, value, ttlSeconds) =>
      attempt(async (redis) => {
        const condition = { condition: "NX", ...lifetime(ttlSeconds) } as const;
        return (await redis.set(prefix + key, toBuffer(value), condition)) ? "stored" : "present";
      }, "unavailable" as const),
    increment: (key, ttlSeconds) =>
      attempt(async (redis) => {
        const [count] = await redis
          .multi()
          .incr(prefix + key)
          .pExpire(prefix + key, Math.max(1, Math.round(ttlSeconds * 1000)), "NX")
          .exec();
        return Number(count);
      }, null),
    delete: (key) =>
      attempt(async (redis) => {
        await redis.del(prefix + key);
      }, undefined),
    announce: (message) =>
      attempt(async (redis) => {
        await redis.publish(channel, message);
      }, undefined),
    listen(onMessage, onGap) {
      connection ??= open();
      subscription ??= connection.then(({ subscribe }) => subscribe(onMessage, onGap));
    },
    async close() {
      const opened = await connection;
      await subscription?.then((unsubscribe) => unsubscribe());
      if (opened?.redis.isOpen) opened.redis.destroy();
    },
  };
}

/** Loads the client and connects; a lost connection is retried at growing intervals, up to five seconds. */
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
  // Callers wait for the first attempt only; the client goes on by itself.
  const opened = once(redis, "ready");
  opened.catch(() => {});
  redis.connect().catch(onError);
  return {
    redis: redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }),
    opened,
    /** Subscribes on a connection that is only for this, as Redis requires; returns how to end it. */
    subscribe(onMessage: (message: string) => void, onGap: () => void) {
      const subscriber = redis.duplicate();
      let isMissing = false;
      subscriber.on("error", (error: unknown) => {
        isMissing = true;
        onError(error);
      });
      subscriber.on("ready", () => {
        if (isMissing) onGap();
        isMissing = false;
      });
      // Reconnects by itself until Redis is available.
      subscriber
        .connect()
        .then(() => subscriber.subscribe(channel, onMessage))
        .catch(onError);
      return () => {
        if (subscriber.isOpen) subscriber.destroy();
      };
    },
  };
}

/** An error of Redis itself has its code at the start of its message: `WRONGPASS invalid username-password pair`. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException) return error.name;
  const [, code] = error instanceof Error ? (/^([A-Z]+) /.exec(error.message) ?? []) : [];
  return code ?? errorCode(error);
}

function toBuffer(value: string | Uint8Array): Buffer {
  return Buffer.from(value);
}

function lifetime(seconds: number) {
  return { expiration: { type: "PX", value: Math.max(1, Math.round(seconds * 1000)) } } as const;
}
