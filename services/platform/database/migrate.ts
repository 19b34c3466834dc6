import { type Kysely, type Migration, Migrator } from "kysely";

/**
 * Applies missing migrations, each in the same transaction. Kysely's lock lets other processes wait until they are done.
 * @throws the error of the migration that failed; nothing is applied then
 */
export async function migrate<DB>(db: Kysely<DB>, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
