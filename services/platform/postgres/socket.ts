import { createHash } from "node:crypto";
import { lstatSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { errorCode } from "../../../app/utils/error-code";

/** The name of the site's database and of its role. */
export const siteName = "site";
/** The role that creates roles and databases, and the database that always exists. */
export const adminName = "postgres";

/** A socket's path has 107 bytes at most. */
const maxSocketPath = 107;
export const socketName = ".s.PGSQL.5432";

/** The folder of the server's socket: in the data folder, or where its path is too long in that of temporary files. */
export function socketFolder(dataDir: string): string {
  const folder = join(dataDir, "postgres-socket");
  if (Buffer.byteLength(join(folder, socketName)) <= maxSocketPath) return folder;
  const id = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `site-postgres-${id}`);
}

/**
 * Who may write to the socket's folder could put another server there.
 * @throws Error where the folder belongs neither to this user nor to the owner of the data, or is open to others
 */
export function assertPrivate(sockets: string, dataFolder: string): void {
  const found = lstatSync(sockets, { throwIfNoEntry: false });
  if (!found) return;
  const owners = [process.getuid?.(), statSync(dataFolder, { throwIfNoEntry: false })?.uid];
  const isOpen = (found.mode & 0o077) !== 0;
  if (!found.isDirectory() || isOpen || !owners.includes(found.uid))
    throw new Error(
      `${sockets} belongs to another user, or is open to others. Run the site as that user, or remove it.`,
    );
}

export function addressOf(sockets: string, role: string = siteName, database: string = role): string {
  return `postgres://${role}@/${database}?host=${encodeURIComponent(sockets)}`;
}

/** A server that recovers may leave a connection without an answer. */
const findStateMs = 2000;
/** For work that is not asked again: a machine that starts everything at once is slow. */
export const patientConnectMs = 30_000;

/** Absent: nobody listens. Busy: a server starts, stops or recovers. */
type ServerState = "ready" | "busy" | "absent";

const startingUp = "57P03";

export async function findState(sockets: string): Promise<ServerState> {
  try {
    await withClient(addressOf(sockets, adminName), async () => {}, findStateMs);
    return "ready";
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ECONNREFUSED") return "absent";
    // Codes of PostgreSQL begin with a digit. It refuses this connection (it may have too many), but runs.
    return /^\d/.test(code) && code !== startingUp ? "ready" : "busy";
  }
}

/** Runs work over a connection of its own. @param connectMs the longest wait for it */
export async function withClient<T>(
  address: string,
  work: (client: Client) => Promise<T>,
  connectMs = patientConnectMs,
): Promise<T> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: connectMs });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
