import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { capturingLogger } from "../../tests/setup/capturing-logger";
import { testDatabase } from "../../tests/setup/database";
import { addRows, applyMigration, filledDatabase, migrationNames } from "../../tests/setup/filled-database";
import { execute, valuesOf } from "../../tests/setup/own-postgres";
import { temporaryFolder } from "../../tests/setup/temporary-folder";
import { migrateTogether } from "../platform/database/migrate-together";
import { withClient } from "../platform/postgres/socket";
import { migrations } from ".";

async function countRows(address: string): Promise<Record<string, number>> {
  const tables = await valuesOf(
    address,
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  // In one statement: a connection for each table would be more than the server has.
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  return withClient(
    address,
    async (client) => (await client.query<Record<string, number>>(`select ${counts}`)).rows[0] ?? {},
  );
}

test("migrations are named in the order in which they are applied", () => {
  expect(migrationNames).toEqual(
    migrationNames.map((_name, index) => expect.stringMatching(`^${String(index + 1).padStart(4, "0")}-`)),
  );
  expect(migrationNames).toEqual([...migrationNames].sort());
});

test("no migration loses a row of a database that the releases before filled", async () => {
  const address = await testDatabase({ isMigrated: false });
  for (const name of migrationNames) {
    const before = await countRows(address);
    await applyMigration(address, name);
    expect(await countRows(address), name).toMatchObject(before);
    await addRows(address, name);
  }
  const empty = Object.entries(await countRows(address)).filter(([, count]) => count === 0);
  expect(empty, "tables without rows in this test").toEqual([]);
});

test("ids in the log of acts become pseudonyms", async () => {
  const address = await filledDatabase(migrationNames.indexOf("0004-leaving"));
  const gone = "00000000-0000-4000-8000-0000000000ff";
  await execute(
    address,
    `insert into audit_log (at, actor, action, subject) values
      ('2026-11-23 10:00:02+00', '${gone}', 'block', '${gone}')`,
  );
  await migrateTogether(address, migrations, capturingLogger().logger);
  const acts = await valuesOf(
    address,
    `select array[actor, coalesce(subject, '')] from audit_log where at < '2026-11-24' order by id`,
  );
  const [pseudonym] = await valuesOf(
    address,
    "select pseudonym from members where id = '00000000-0000-4000-8000-000000000001'",
  );
  const made = expect.stringMatching(/^member-[0-9a-f]{32}$/);
  expect(acts).toEqual([
    ["command", pseudonym],
    ["command", ""],
    [made, made],
  ]);
  const [actor, subject] = [acts.flat()[4], acts.flat()[5]];
  expect(actor).toBe(subject);
  await expect(valuesOf(address, "delete from audit_log")).rejects.toThrow("append-only");
});

test("contacts of before get a random id, the same for both sides", async () => {
  const address = await filledDatabase(migrationNames.indexOf("0014-contact-ids"));
  await migrateTogether(address, migrations, capturingLogger().logger);
  const ids = await valuesOf(address, "select public_id from contact_sides where contact_id = 1");
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
});

test("a process whose migrations have to wait too long ends with one line and a status that is not 0", async () => {
  const address = await testDatabase();
  await withClient(address, async (other) => {
    await other.query("begin; lock table kysely_migration in access exclusive mode");
    const child = spawn(process.execPath, ["--import", "tsx", "services/member-command.ts", "list"], {
      // A setting needs a host; that of the socket counts.
      env: {
        ...process.env,
        DATABASE_URL: address.replace("@/", "@localhost/"),
        DATA_DIR: temporaryFolder(),
      },
    });
    const [[status], said] = await Promise.all([once(child, "exit"), text(child.stderr)]);
    expect(status).toBe(1);
    expect(said).toMatch(/^The tables are in use, .* Try again at a quiet moment, .*\.\n$/);
  });
});
