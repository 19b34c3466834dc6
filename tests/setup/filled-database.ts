import { migrations } from "../../services/migrations";
import { migrateTogether } from "../../services/platform/database/migrate-together";
import { capturingLogger } from "./capturing-logger";
import { testDatabase } from "./database";
import { filledTables } from "./filled-tables";
import { execute } from "./own-postgres";

export const migrationNames = Object.keys(migrations);

/** Applies the first migrations to an empty database, and adds the rows of each as soon as its tables are there. */
export async function fillDatabase(address: string, count = migrationNames.length): Promise<void> {
  const { logger } = capturingLogger();
  for (const name of migrationNames.slice(0, count)) {
    const known = Object.fromEntries(Object.entries(migrations).filter(([other]) => other <= name));
    await migrateTogether(address, known, logger);
    await execute(address, filledTables[name] ?? "");
  }
}

/** The address of a database of this test, as the first migrations made it, with the rows of each of them. */
export async function filledDatabase(count = migrationNames.length): Promise<string> {
  const address = await testDatabase({ isMigrated: false });
  await fillDatabase(address, count);
  return address;
}
