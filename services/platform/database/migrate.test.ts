import { type Kysely, type Migration, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { errorFacts } from "../../../app/.server/errors/error-facts";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { testDatabase } from "../../../tests/setup/database";
import { valuesOf } from "../../../tests/setup/own-postgres";
import { withClient } from "../postgres/socket";
import { createPool, openDatabase } from "./connect";
import { migrate } from "./migrate";
import { migrateTogether } from "./migrate-together";

const { logger } = capturingLogger();

function migrationOf(statements: string): Migration {
  return { up: async (db: Kysely<unknown>) => void (await sql.raw(statements).execute(db)) };
}

const tables = "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'";

test("processes that migrate at once apply each migration once", async () => {
  const address = await testDatabase({ isMigrated: false });
  const migrations = {
    "0001-notes": migrationOf("select pg_sleep(0.3); create table notes (note text)"),
    "0002-first": migrationOf("insert into notes values ('paarse fiets')"),
  };
  // Waiting for each other has no limit.
  await Promise.all([1, 2, 3].map(() => migrateTogether(address, migrations, logger, 50)));
  expect(await valuesOf(address, "select note from notes")).toEqual(["paarse fiets"]);
  expect(await valuesOf(address, "select count(*)::int from graphile_worker.jobs")).toEqual([0]);
});

test("a migration that fails leaves nothing of those before it, and a corrected one applies all", async () => {
  const address = await testDatabase({ isMigrated: false });
  const db = openDatabase(createPool(address, logger));
  onTestFinished(() => db.destroy());
  const first = migrationOf("create table notes (note text); insert into notes values ('een')");
  const failing = migrationOf("create table other (note text); insert into nowhere values (1)");
  const migrations = { "0001-notes": first, "0002-other": failing };
  await expect(migrate(db, migrations)).rejects.toThrow('relation "nowhere" does not exist');
  expect(await valuesOf(address, tables)).toEqual([]);
  const corrected = { ...migrations, "0002-other": migrationOf("create table other (note text)") };
  expect(await migrate(db, corrected)).toEqual(["0001-notes", "0002-other"]);
  expect(await migrate(db, corrected)).toEqual([]);
  expect((await valuesOf(address, tables)).sort()).toEqual(["notes", "other"]);
});

test("a process that waits for a failing migration of another one tries it itself", async () => {
  const address = await testDatabase({ isMigrated: false });
  const failing = { "0001-notes": migrationOf("select pg_sleep(0.2); select 1 / 0") };
  const working = { "0001-notes": migrationOf("create table notes (note text)") };
  const first = migrateTogether(address, failing, logger);
  const second = migrateTogether(address, working, logger);
  await Promise.allSettled([first, second]);
  expect(await valuesOf(address, tables)).toEqual(["notes"]);
});

test("a migration of a table that is in use ends with advice and changes nothing, and applies later", async () => {
  const address = await testDatabase({ isMigrated: false });
  const first = { "0001-notes": migrationOf("create table notes (note text)") };
  await migrateTogether(address, first, logger);
  const migrations = {
    ...first,
    "0002-other": migrationOf("create table other ()"),
    "0003-author": migrationOf("alter table notes add author text"),
  };
  await withClient(address, async (backup) => {
    await backup.query("begin; lock table notes in access share mode");
    await expect(migrateTogether(address, migrations, logger, 50)).rejects.toThrow(
      "The tables are in use, so they were not brought up to date; nothing is half done. Try again at a quiet moment",
    );
    expect(await valuesOf(address, tables)).toEqual(["notes"]);
    await backup.query("commit");
  });
  await migrateTogether(address, migrations, logger, 50);
  expect((await valuesOf(address, tables)).sort()).toEqual(["notes", "other"]);
});

test("what a migration that cannot be applied advises is whole in the log", async () => {
  const address = await testDatabase({ isMigrated: false });
  const first = { "0001-notes": migrationOf("create table notes (note text)") };
  await migrateTogether(address, { ...first, "0002-later": migrationOf("create table later ()") }, logger);
  const failure = (migrations: Record<string, Migration>) =>
    migrateTogether(address, migrations, logger, 50).catch((error: unknown) => errorFacts(error).message);
  expect(await failure(first)).toBe(
    "The database is newer than this version, which lacks …-later. Start the newer version, or restore the backup from before the upgrade.",
  );
  await withClient(address, async (backup) => {
    await backup.query("begin; lock table notes in access share mode");
    const changing = { "0003-author": migrationOf("alter table notes add author text") };
    const later = { "0002-later": migrationOf("create table later ()") };
    expect(await failure({ ...first, ...later, ...changing })).toMatch(/ no backup or long query runs\.$/);
  });
});

test("a database of a newer release is refused and stays as it is", async () => {
  const address = await testDatabase({ isMigrated: false });
  const first = { "0001-notes": migrationOf("create table notes (note text)") };
  await migrateTogether(address, { ...first, "0002-later": migrationOf("create table later ()") }, logger);
  await expect(migrateTogether(address, first, logger)).rejects.toThrow(
    "The database is newer than this version, which lacks 0002-later.",
  );
  expect((await valuesOf(address, tables)).sort()).toEqual(["later", "notes"]);
});
