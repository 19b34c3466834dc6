import { migrations } from "../../services/migrations";
import { migrateTogether } from "../../services/platform/database/migrate-together";
import { capturingLogger } from "./capturing-logger";
import { testDatabase } from "./database";
import { filledTables } from "./filled-tables";
import { execute } from "./own-postgres";

export const migrationNames = Object.keys(migrations);

/** The address of a database of this test, as the first migrations made it, with the rows of each of them. */
export async function filledDatabase(count = migrationNames.length): Promise<string> {
  const { logger } = capturingLogger();
  const address = await testDatabase({ isMigrated: false });
  for (const name of migrationNames.slice(0, count)) {
    const known = Object.fromEntries(Object.entries(migrations).filter(([other]) => other <= name));
    await migrateTogether(address, known, logger);
    await execute(address, filledTables[name] ?? "");
  }
  return address;
}
