import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addresses } from "./addresses";
import { freePort } from "./free-port";
import { type Nginx, startNginx } from "./nginx";
import { startServer } from "./own-server";
import { type RedisServer, startRedisServer } from "./redis-server";

export interface SeveralInstances {
  /** The address of nginx, which balances round-robin. */
  address: string;
  instances: ChildProcess[];
  redis: RedisServer;
  stop(): Promise<void>;
}

/** Starts the built site twice behind nginx, with a shared Redis and separate disks. */
export async function startSeveralInstances(): Promise<SeveralInstances> {
  const redis = await startRedisServer();
  const ports = [await freePort(), await freePort()];
  const shared = {
    CMS_URL: addresses.backend,
    API_URL: addresses.backend,
    NEWSLETTER_URL: `${addresses.backend}/newsletter-provider/{brand}`,
    REDIS_URL: redis.url,
    SESSION_SECRET: "a secret that instances share",
    TRUST_PROXY: "1",
  };
  const instances = await Promise.all(
    ports.map((port) => startServer("node", ["build/server.js"], port, shared)),
  );
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const nginx: Nginx = await startNginx(
    folder,
    ports.map((port) => `127.0.0.1:${port}`),
  );
  return {
    address: nginx.address,
    instances,
    redis,
    async stop() {
      nginx.stop();
      for (const instance of instances) instance.kill("SIGKILL");
      await redis.stop();
    },
  };
}
