import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { withClient } from "../../services/platform/postgres/socket";
import { type StartedPostgres, startPostgres } from "../../services/platform/postgres/start-postgres";
import { capturingLogger, type LogEntry } from "./capturing-logger";

type Options = Parameters<typeof startPostgres>[0];

/** Starts, or joins, the PostgreSQL of a folder until the test ends. */
export async function ownPostgres(
  dataDir: string,
  options: Partial<Options> = {},
): Promise<StartedPostgres & { logged: LogEntry[] }> {
  const { logger, logged } = capturingLogger();
  const postgres = await startPostgres({ dataDir, logger, isDurable: false, ...options });
  onTestFinished(postgres.stop);
  return { ...postgres, logged };
}

/** The first column of the rows of a query. */
export function valuesOf(address: string, query: string): Promise<unknown[]> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<unknown[]>({ text: query, rowMode: "array" });
    return rows.map(([value]) => value);
  });
}

export async function execute(address: string, statements: string): Promise<void> {
  await withClient(address, (client) => client.query(statements));
}

/** The id of the server's main process. */
export function serverId(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
