import type { Logger } from "~/.server/metrics/logger";
import type { Config } from "../config/config";
import { createFileStore } from "./file-store";
import { createRedisStore } from "./redis-store";
import type { SharedStore } from "./store";

/**
 * The store in Redis if that is configured, otherwise in files of the shared folder. Opened at its first use.
 * @param deadlineMs time limit of one Redis call
 */
export function createSharedStore(
  config: Pick<Config, "redisUrl" | "dataDir">,
  now: () => Date,
  logger: Logger,
  deadlineMs?: number,
): SharedStore {
  if (config.redisUrl) return createRedisStore(config.redisUrl, now, logger, deadlineMs);
  return createFileStore(config.dataDir, now, logger);
}
