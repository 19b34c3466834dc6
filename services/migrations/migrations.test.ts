import { expect, test } from "vitest";
import { capturingLogger } from "../../tests/setup/capturing-logger";
import { testDatabase } from "../../tests/setup/database";
import { filledTables } from "../../tests/setup/filled-tables";
import { execute, valuesOf } from "../../tests/setup/own-postgres";
import { migrateTogether } from "../platform/database/migrate-together";
import { migrations } from ".";

const names = Object.keys(migrations);

/** A database as the release of a migration made and filled it. */
async function filledUpTo(count: number): Promise<string> {
  const { logger } = capturingLogger();
  const address = await testDatabase({ isMigrated: false });
  for (const name of names.slice(0, count)) {
    const known = Object.fromEntries(Object.entries(migrations).filter(([other]) => other <= name));
    await migrateTogether(address, known, logger);
    await execute(address, filledTables[name] ?? "");
  }
  return address;
}

async function countRows(address: string): Promise<Record<string, unknown>> {
  const tables = await valuesOf(
    address,
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await valuesOf(address, `select count(*)::int from ${table}`))[0]]),
  );
  return Object.fromEntries(counts);
}

test("migrations are named in the order in which they are applied", () => {
  expect(names).toEqual(
    names.map((_name, index) => expect.stringMatching(`^${String(index + 1).padStart(4, "0")}-`)),
  );
  expect(names).toEqual([...names].sort());
});

for (const [index, name] of names.entries())
  test(`${name} loses no row of a database that the releases before filled`, async () => {
    const address = await filledUpTo(index);
    const before = await countRows(address);
    const { logger } = capturingLogger();
    await migrateTogether(address, migrations, logger);
    expect(await countRows(address)).toMatchObject(before);
  });

test("every table has rows in these tests", async () => {
  const counts = await countRows(await filledUpTo(names.length));
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
});
