import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { fillDatabase } from "../../../tests/setup/filled-database";
import { filledQueue, filledTables } from "../../../tests/setup/filled-tables";
import { execute, ownPostgres, valuesOf } from "../../../tests/setup/own-postgres";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { migrations } from "../../migrations";
import { migrateTogether } from "../database/migrate-together";
import { getBinaries } from "../postgres/binaries";
import { packagedFolders } from "../postgres/packaged";
import { withClient } from "../postgres/socket";
import { listTables } from "./header";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const { logger } = capturingLogger();
const packaged = (major: number | null) => getBinaries(major, packagedFolders());

/** A database with rows in every table, and the file of its backup. */
async function backedUp() {
  const folder = temporaryFolder();
  const { address } = await ownPostgres(folder);
  await fillDatabase(address);
  await execute(address, filledQueue);
  const file = join(folder, "backup.gz");
  return { address, file, counts: await writeBackup(address, file) };
}

/** Every row of every table as text, and the last values of sequences. Line ends in payloads of jobs are spaces. */
async function contentsOf(address: string): Promise<Record<string, unknown[]>> {
  const tables = await withClient(address, listTables);
  const contents: [string, unknown[]][] = [];
  // One after the other: there are more tables than connections.
  for (const [name] of tables) {
    const row = name.endsWith("_private_jobs") ? "translate(t::text, E'\\n', ' ')" : "t::text";
    contents.push([name, await valuesOf(address, `select ${row} from ${name} t order by 1`)]);
  }
  const sequences = "select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences order by 1";
  return { ...Object.fromEntries(contents), sequences: await valuesOf(address, sequences) };
}

test("a backup of every table is restored exactly, also into another version of PostgreSQL", async () => {
  const { address, file, counts } = await backedUp();
  expect(statSync(file).mode & 0o077).toBe(0);
  const postgres = await ownPostgres(temporaryFolder(), { binaries: packaged });
  expect(await restoreBackup({ postgres, file, migrations, logger })).toEqual(counts);
  const contents = await contentsOf(postgres.address);
  expect(contents).toEqual(await contentsOf(address));
  expect(Object.entries(contents).filter(([, rows]) => rows.length === 0)).toEqual([]);
  // Triggers, foreign keys and sequences work as before.
  await expect(valuesOf(postgres.address, "delete from audit_log")).rejects.toThrow("append-only");
  await valuesOf(postgres.address, "insert into audit_log (at, actor, action) values (now(), 'a', 'b')");
  await valuesOf(postgres.address, "delete from members");
  expect(await valuesOf(postgres.address, "select count(*)::int from sessions")).toEqual([0]);
});

test("a backup of an earlier release is restored with the tables of that release, and migrated", async () => {
  const { file } = await backedUp();
  const later = { up: async () => {} };
  const postgres = await ownPostgres(temporaryFolder());
  await restoreBackup({ postgres, file, migrations: { ...migrations, "9999-later": later }, logger });
  expect(await valuesOf(postgres.address, "select max(name) from kysely_migration")).toEqual(["9999-later"]);
  await expect(restoreBackup({ postgres, file, migrations, logger })).rejects.toThrow(
    "The database is of a newer release than the backup",
  );
});

test("a backup of a newer release is refused", async () => {
  const { file } = await backedUp();
  const [first = ""] = Object.keys(migrations);
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name === first));
  const postgres = await ownPostgres(temporaryFolder());
  await expect(restoreBackup({ postgres, file, migrations: earlier, logger })).rejects.toThrow(
    "The backup is of a newer release",
  );
});

test("a database with rows is not overwritten", async () => {
  const { file } = await backedUp();
  const postgres = await ownPostgres(temporaryFolder());
  await migrateTogether(postgres.address, migrations, logger);
  await execute(postgres.address, filledTables["0001-accounts"] ?? "");
  const before = await contentsOf(postgres.address);
  await expect(restoreBackup({ postgres, file, migrations, logger })).rejects.toThrow("is not empty");
  expect(await contentsOf(postgres.address)).toEqual(before);
});

test("a damaged backup restores nothing", async () => {
  const { file } = await backedUp();
  const postgres = await ownPostgres(temporaryFolder());
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const damaged = {
    cut: whole.subarray(0, whole.length - 12),
    "not gzipped": Buffer.from("geen back-up"),
    "another file": gzipSync("geen back-up\n"),
    "a wrong row": gzipSync(text.replace('"Beukennoot"', '"een onmogelijke naam"')),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    const other = join(temporaryFolder(), "backup.gz");
    writeFileSync(other, bytes);
    await expect(restoreBackup({ postgres, file: other, migrations, logger }), name).rejects.toThrow();
  }
  await migrateTogether(postgres.address, migrations, logger);
  expect(await valuesOf(postgres.address, "select count(*)::int from members")).toEqual([0]);
});

test("a backup replaces no file, and one that fails leaves none", async () => {
  const { address, file } = await backedUp();
  await expect(writeBackup(address, file)).rejects.toThrow("EEXIST");
  const other = join(temporaryFolder(), "backup.gz");
  await expect(writeBackup(address.replace("/site?", "/nowhere?"), other)).rejects.toThrow("does not exist");
  expect([existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false]);
});

test("a backup is of one moment while others write", async () => {
  const { address, file } = await backedUp();
  const many = `insert into tries select decode(lpad(to_hex(n), 8, '0'), 'hex'), n, now(), now() from generate_series(1, 5000) n`;
  await execute(address, many);
  const other = `${file}-2`;
  const written = writeBackup(address, other);
  for (let n = 0; n < 50; n += 1) await execute(address, "update tries set failures = 0");
  const { rows } = await written;
  const lines = gunzipSync(readFileSync(other)).toString().trim().split("\n");
  expect(lines.length).toBeGreaterThan(rows);
  const failures = lines.flatMap((line) => {
    const value = /"failures":(\d+)/.exec(line)?.[1];
    return value === undefined ? [] : [Number(value)];
  });
  expect(failures).toHaveLength(5001);
  expect([0, 2500 * 5001 + 2_147_483_647]).toContain(failures.reduce((sum, value) => sum + value, 0));
});
