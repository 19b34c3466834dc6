import { createConnection, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { testDatabase } from "./database";
import { freePort } from "./free-port";

export interface DatabaseProxy {
  /** The address of a database of this test, through the proxy. */
  address: string;
  /** Ends all connections, and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections, and passes nothing on. */
  freeze(): void;
  /** Passes on what arrives when it resumes. */
  hold(): void;
  resume(): Promise<void>;
}

/** A database of this test behind a connection that can fail. */
export async function databaseProxy(): Promise<DatabaseProxy> {
  const database = new URL((await testDatabase()).replace("@/", "@socket/"));
  const path = join(database.searchParams.get("host") ?? "", ".s.PGSQL.5432");
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let isFrozen = false;
  let held: (() => void)[] | null = null;

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((client) => {
        const upstream = createConnection(path);
        for (const [one, other] of [
          [client, upstream],
          [upstream, client],
        ] as const) {
          sockets.add(one);
          one.on("data", (data) => {
            if (held) held.push(() => other.write(data));
            else if (!isFrozen) other.write(data);
          });
          one.on("close", () => other.destroy());
          one.on("error", () => {});
        }
      });
      server.listen(port, "127.0.0.1", resolve);
    });

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    server = null;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  }

  await listen();
  onTestFinished(cut);
  return {
    address: `postgres://site@127.0.0.1:${port}${database.pathname}`,
    cut,
    freeze() {
      isFrozen = true;
    },
    hold() {
      held = [];
    },
    async resume() {
      isFrozen = false;
      const late = held ?? [];
      held = null;
      for (const pass of late) pass();
      if (!server) await listen();
    },
  };
}
