import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../../tests/setup/eventually";
import { isAlive, ownPostgres, serverId, valuesOf } from "../../../tests/setup/own-postgres";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { getBinaries } from "./binaries";
import { packagedFolders } from "./packaged";
import { socketFolder } from "./socket";

const sources = { "that is installed": undefined, "of the npm package": packagedFolders() };

for (const [name, folders] of Object.entries(sources))
  test(`a PostgreSQL ${name} keeps what was written until the next start`, async () => {
    const dataDir = temporaryFolder();
    const binaries = (major: number | null) => getBinaries(major, folders);
    const { address, stop } = await ownPostgres(dataDir, { binaries, isDurable: true });
    await valuesOf(address, "create table notes as select 'paarse fiets' as note");
    const ofServer = `select unnest(array[current_setting('server_encoding'), current_setting('listen_addresses'),
      current_setting('fsync'), current_setting('data_checksums'), upper('é')])`;
    expect(await valuesOf(address, ofServer)).toEqual(["UTF8", "", "on", "on", "É"]);
    const server = serverId(dataDir);
    await stop();
    expect(isAlive(server)).toBe(false);
    const again = await ownPostgres(dataDir, { binaries });
    expect(await valuesOf(again.address, "select note from notes")).toEqual(["paarse fiets"]);
    expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres-socket", "postgres.log"]);
  });

test("the site's role owns its database and is no superuser", async () => {
  const { address, adminAddress } = await ownPostgres(temporaryFolder());
  const roles = "select rolname || ' ' || rolsuper || ' ' || rolcreaterole from pg_roles where rolcanlogin";
  expect((await valuesOf(address, roles)).sort()).toEqual(["postgres true true", "site false false"]);
  await expect(valuesOf(address, "copy (select 1) to program 'true'")).rejects.toThrow("must be superuser");
  expect(await valuesOf(adminAddress, "select current_database()")).toEqual(["site"]);
});

test("a data folder with a long path has its socket among the temporary files", async () => {
  const dataDir = join(temporaryFolder(), "map-met-een-lange-naam".repeat(6));
  expect(socketFolder(dataDir)).not.toContain(dataDir);
  const { address } = await ownPostgres(dataDir);
  expect(await valuesOf(address, "select 1")).toEqual([1]);
  rmSync(socketFolder(dataDir), { recursive: true });
});

test("a socket folder that others can write to is refused", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(socketFolder(dataDir), { mode: 0o755 });
  await expect(ownPostgres(dataDir)).rejects.toThrow("belongs to another user, or is open to others");
});

test("a database of a version that is not installed is an error, and stays as it is", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "12\n");
  await expect(ownPostgres(dataDir)).rejects.toThrow(/belongs to PostgreSQL 12, which is not installed/);
  expect(readdirSync(join(dataDir, "postgres"))).toEqual(["PG_VERSION"]);
});

test("a server that does not start is an error with the reason of its log", async () => {
  const dataDir = temporaryFolder();
  const { stop } = await ownPostgres(dataDir);
  await stop();
  writeFileSync(join(dataDir, "postgres", "postgresql.auto.conf"), "port = 'geen'\n");
  await expect(ownPostgres(dataDir, { startMs: 3000 })).rejects.toThrow(
    /PostgreSQL does not start: .*contains errors/,
  );
});

test("a folder that a server of another container has is not opened", async () => {
  const dataDir = temporaryFolder();
  const { stop } = await ownPostgres(dataDir);
  const server = serverId(dataDir);
  await stop();
  const words = ["--no-fork", join(dataDir, "postgres"), "sh", "-c", "echo held; exec sleep 600"];
  const holder = spawn("flock", words, { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void holder.kill());
  await once(holder.stdout, "data");
  await expect(ownPostgres(dataDir, { startMs: 1000 })).rejects.toThrow("PostgreSQL does not start");
  expect(serverId(dataDir)).toBe(server);
  holder.kill();
  const { address } = await ownPostgres(dataDir);
  expect(await valuesOf(address, "select 1")).toEqual([1]);
});

test("a second starter joins the server, and starts it again when the first one ends", async () => {
  const dataDir = temporaryFolder();
  const first = await ownPostgres(dataDir);
  const second = await ownPostgres(dataDir);
  expect(second.address).toBe(first.address);
  const server = serverId(dataDir);
  await first.stop();
  expect(isAlive(server)).toBe(false);
  await eventually(async () => expect(await valuesOf(second.address, "select 1")).toEqual([1]));
  expect(second.logged).toMatchObject([{ level: "warn", message: "PostgreSQL ended; it is started again" }]);
  await second.stop();
  await expect(valuesOf(second.address, "select 1")).rejects.toThrow();
});

test("two first starts at once make one database", async () => {
  const dataDir = temporaryFolder();
  const [first, second] = await Promise.all([ownPostgres(dataDir), ownPostgres(dataDir)]);
  await valuesOf(first.address, "create table notes as select 1 as note");
  expect(await valuesOf(second.address, "select note from notes")).toEqual([1]);
});

test("a server that ended unasked is started again", async () => {
  const dataDir = temporaryFolder();
  const { address, logged } = await ownPostgres(dataDir);
  const server = serverId(dataDir);
  process.kill(server, "SIGKILL");
  await eventually(() => expect(isAlive(server)).toBe(false));
  await eventually(async () => expect(await valuesOf(address, "select 1")).toEqual([1]));
  expect(serverId(dataDir)).not.toBe(server);
  expect(logged.map(({ message }) => message)).toEqual(["PostgreSQL ended; it is started again"]);
});

test("a removed data folder is not replaced by an empty one", async () => {
  const dataDir = temporaryFolder();
  const { logged } = await ownPostgres(dataDir);
  const server = serverId(dataDir);
  rmSync(join(dataDir, "postgres"), { recursive: true, maxRetries: 5 });
  if (isAlive(server)) process.kill(server, "SIGKILL");
  await eventually(() =>
    expect(logged.at(-1)).toMatchObject({
      message: "PostgreSQL could not be started again",
      fields: { reason: expect.stringContaining("was removed") },
    }),
  );
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

test("a lock file whose process id belongs to another program does not hinder a start", async () => {
  const dataDir = temporaryFolder();
  const { stop } = await ownPostgres(dataDir);
  const lock = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  const socketLock = join(socketFolder(dataDir), ".s.PGSQL.5432.lock");
  const ofSocket = readFileSync(socketLock, "utf8");
  await stop();
  const another = (text: string) => text.replace(/^\d+/, String(process.pid));
  writeFileSync(join(dataDir, "postgres", "postmaster.pid"), another(lock));
  writeFileSync(socketLock, another(ofSocket));
  const { address } = await ownPostgres(dataDir, { startMs: 5000 });
  expect(await valuesOf(address, "select 1")).toEqual([1]);
});

test("a half-made database of an ended process is removed later", async () => {
  const dataDir = temporaryFolder();
  const names = ["postgres-unfinished-old", "postgres-unfinished-new"];
  for (const name of names) mkdirSync(join(dataDir, name));
  utimesSync(join(dataDir, "postgres-unfinished-old"), 0, 0);
  await ownPostgres(dataDir);
  expect(readdirSync(dataDir)).not.toContain("postgres-unfinished-old");
  expect(readdirSync(dataDir)).toContain("postgres-unfinished-new");
});

test("the server's log holds no values of statements that fail", async () => {
  const dataDir = temporaryFolder();
  const { address } = await ownPostgres(dataDir);
  await valuesOf(address, "create table notes (note text primary key check (note <> 'verboden'))");
  await valuesOf(address, "insert into notes values ('geheim')");
  const failing = [
    "insert into notes values ('geheim')",
    "insert into notes values ('verboden')",
    "select 'geheim'::uuid",
    "geheim",
  ];
  for (const statement of failing) await expect(valuesOf(address, statement)).rejects.toThrow();
  const log = readFileSync(join(dataDir, "postgres.log"), "utf8");
  expect(log).toContain("ready to accept connections");
  expect(log).not.toMatch(/geheim|verboden/);
});
