import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** The name of the database and of its user. */
export const databaseName = "site";

/** A socket's path has 107 bytes at most. */
const maxSocketPath = 107;
const socketName = ".s.PGSQL.5432";
const duplicateDatabase = "42P04";

/** The folder of the server's socket: in the data folder, or where its path is too long in that of temporary files. */
export function socketFolder(dataDir: string): string {
  const folder = join(dataDir, "postgres-socket");
  if (Buffer.byteLength(join(folder, socketName)) <= maxSocketPath) return folder;
  const id = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `site-postgres-${id}`);
}

export function addressOf(sockets: string, database = databaseName): string {
  return `postgres://${databaseName}@/${database}?host=${encodeURIComponent(sockets)}`;
}

/** Whether a server accepts connections. */
export async function answers(sockets: string): Promise<boolean> {
  try {
    await withClient(sockets, async () => {});
    return true;
  } catch {
    return false;
  }
}

/** Creates the site's database where it is missing. */
export async function createDatabase(sockets: string): Promise<void> {
  await withClient(sockets, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (rowCount) return;
    await client.query(`create database ${databaseName}`).catch((error: Error) => {
      // Another process was first.
      if (!("code" in error && error.code === duplicateDatabase)) throw error;
    });
  });
}

async function withClient(sockets: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: addressOf(sockets, "postgres"),
    connectionTimeoutMillis: 2000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
