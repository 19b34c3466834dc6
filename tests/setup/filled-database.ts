import { migrations } from "../../services/migrations";
import { migrateTogether } from "../../services/platform/database/migrate-together";
import { capturingLogger } from "./capturing-logger";
import { testDatabase } from "./database";
import { filledTables } from "./filled-tables";
import { execute } from "./own-postgres";

export const migrationNames = Object.keys(migrations);

/** Applies the migrations up to one. */
export async function applyMigration(address: string, name: string): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).filter(([other]) => other <= name));
  await migrateTogether(address, known, capturingLogger().logger);
}

/** Adds the rows that need the tables of a migration. */
export async function addRows(address: string, name: string): Promise<void> {
  await execute(address, filledTables[name] ?? "");
}

/** Applies the first migrations to an empty database, and adds the rows of each as soon as its tables are there. */
export async function fillDatabase(address: string, count = migrationNames.length): Promise<void> {
  for (const name of migrationNames.slice(0, count)) {
    await applyMigration(address, name);
    await addRows(address, name);
  }
}

/** The address of a database of this test, as the first migrations made it, with the rows of each of them. */
export async function filledDatabase(count = migrationNames.length): Promise<string> {
  const address = await testDatabase({ isMigrated: false });
  await fillDatabase(address, count);
  return address;
}
