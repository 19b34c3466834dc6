import { readSettings } from "../app/utils/settings";
import { type StartedPostgres, startPostgres } from "../services/platform/postgres/start-postgres";
import { servicesSettings } from "../services/settings";

export const silent = { info() {}, warn() {}, error() {} };

/** Runs a command with a file over the database that the project starts, and prints its outcome. */
export async function ownDatabase(
  name: string,
  command: (postgres: StartedPostgres, file: string) => Promise<string>,
): Promise<void> {
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new Error(`A file is required: npm run ${name} -- <file>`);
    const { databaseUrl, dataDir } = readSettings(servicesSettings, process.env);
    if (databaseUrl) throw new Error("DATABASE_URL is set: use pg_dump and pg_restore of its version.");
    const postgres = await startPostgres({ dataDir, logger: silent });
    try {
      console.info(await command(postgres, file));
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
