import type { Logger } from "~/.server/metrics/logger";
import type { Config } from "../config/config";
import { createFileStore } from "./file-store";
import { createRedisStore } from "./redis-store";
import type { SharedStore } from "./store";

/**
 * Redis where one is configured, else files in the folder that instances share. Nothing is opened before its first use.
 * @param deadlineMs how long a call of Redis may take
 */
export function createSharedStore(
  config: Pick<Config, "redisUrl" | "dataDir">,
  now: () => Date,
  logger: Logger,
  deadlineMs?: number,
): SharedStore {
  if (config.redisUrl) return createRedisStore(config.redisUrl, logger, deadlineMs);
  return createFileStore(config.dataDir, now, logger);
}
