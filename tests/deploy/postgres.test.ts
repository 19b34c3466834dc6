import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../setup/eventually";
import { isAlive, ownPostgres, serverId, valuesOf } from "../setup/own-postgres";
import { temporaryFolder } from "../setup/temporary-folder";

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

interface Site {
  child: ChildProcess;
  /** The numbers that the database has acknowledged. */
  written: number[];
  address(): string;
}

interface Start {
  /** The first number that is written. */
  first?: number;
  uid?: number;
  path?: string;
}

/** Starts a process of the site over a folder. */
function start(dataDir: string, { first = 0, uid, path }: Start = {}): Site {
  const words = ["--import", "tsx", resolve("tests/deploy/postgres-program.ts"), dataDir, String(first)];
  const env = { ...process.env, ...(path && { PATH: `${path}:${process.env.PATH}` }) };
  const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];
  const child = spawn(process.execPath, words, { env, stdio, ...(uid && { uid, gid: uid }) });
  onTestFinished(() => void child.kill("SIGKILL"));
  const written: number[] = [];
  let address = "";
  let rest = "";
  child.stdout.on("data", (data: Buffer) => {
    const lines = (rest + data).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("postgres:")) address = line;
      else written.push(Number(line));
    }
  });
  return { child, written, address: () => address };
}

/** Waits until a process has written this many more numbers. */
async function writes({ written }: Site, count = 50): Promise<void> {
  const before = written.length;
  await eventually(() => expect(written.length).toBeGreaterThanOrEqual(before + count));
}

/** Ends a process without any warning, and waits until its pipe is empty. */
async function kill({ child }: Site): Promise<void> {
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

async function ended(pid: number): Promise<void> {
  await eventually(() => expect(isAlive(pid)).toBe(false));
}

/** The processes of the server, without its main one. */
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(pid);
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function expectKept(dataDir: string, ...sites: Site[]): Promise<void> {
  const { address } = await ownPostgres(dataDir);
  const kept = new Set(await valuesOf(address, "select number from numbers"));
  const acknowledged = sites.flatMap(({ written }) => written);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
}

test("a killed process takes its server with it, and no acknowledged row is lost", async () => {
  const dataDir = temporaryFolder();
  const site = start(dataDir);
  await writes(site);
  const server = serverId(dataDir);
  await kill(site);
  await ended(server);
  await expectKept(dataDir, site);
});

test("a killed server is started again, and no acknowledged row is lost", async () => {
  const dataDir = temporaryFolder();
  const site = start(dataDir);
  for (let round = 0; round < 3; round += 1) {
    await writes(site);
    const server = serverId(dataDir);
    process.kill(server, "SIGKILL");
    await ended(server);
    await writes(site);
    expect(serverId(dataDir)).not.toBe(server);
  }
  await kill(site);
  await expectKept(dataDir, site);
});

test("after everything was killed at once the next start finds every acknowledged row", async () => {
  const dataDir = temporaryFolder();
  const site = start(dataDir);
  await writes(site);
  const server = serverId(dataDir);
  const processes = [server, ...childrenOf(server)];
  expect(processes.length).toBeGreaterThan(4);
  for (const pid of processes) process.kill(pid, "SIGKILL");
  await kill(site);
  await expectKept(dataDir, site);
});

test("a server that was killed while its children hang is started again once they are gone", async () => {
  const dataDir = temporaryFolder();
  const site = start(dataDir);
  await writes(site);
  const server = serverId(dataDir);
  const children = childrenOf(server);
  for (const pid of children) process.kill(pid, "SIGSTOP");
  process.kill(server, "SIGKILL");
  await pause(1500);
  const before = site.written.length;
  await pause(500);
  expect(site.written.length).toBe(before);
  for (const pid of children) process.kill(pid, "SIGCONT");
  await writes(site);
  await kill(site);
  await expectKept(dataDir, site);
});

test("processes that start at once share one server, and survive the end of its owner", async () => {
  const dataDir = temporaryFolder();
  const sites = [0, 1, 2].map((index) => start(dataDir, { first: index * 1_000_000 }));
  await Promise.all(sites.map((site) => writes(site)));
  const server = serverId(dataDir);
  const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${server}/status`, "utf8"))?.[1]);
  const owner = sites.find(({ child }) => child.pid === parent);
  const others = sites.filter((site) => site !== owner);
  expect(others).toHaveLength(2);
  if (owner) await kill(owner);
  await ended(server);
  await Promise.all(others.map((site) => writes(site)));
  for (const { child } of others) {
    const closed = once(child, "close");
    child.kill("SIGTERM");
    expect(await closed).toEqual([0, null]);
  }
  await expectKept(dataDir, ...sites);
});

test("a process that is killed while it creates the database leaves nothing in the way", async () => {
  const dataDir = temporaryFolder();
  const isUnfinished = () => readdirSync(dataDir).some((name) => name.includes("unfinished"));
  const first = start(dataDir);
  await eventually(() => expect(isUnfinished()).toBe(true));
  await kill(first);
  const second = start(dataDir);
  await writes(second);
  await kill(second);
  await expectKept(dataDir, second);
});

/** Whether another user may read this checkout: the folder above it may be private. */
function isReadable(): boolean {
  const words = ["-e", 'require("node:fs").readdirSync(process.argv[1])', resolve("node_modules")];
  return spawnSync(process.execPath, words, { uid: nobody, gid: nobody }).status === 0;
}

test.runIf(isRoot && isReadable())("a plain user starts the server as itself", async () => {
  const dataDir = temporaryFolder();
  chownSync(dataDir, nobody, nobody);
  const site = start(dataDir, { uid: nobody });
  await writes(site);
  const server = serverId(dataDir);
  expect(readFileSync(`/proc/${server}/status`, "utf8")).toMatch(/^Uid:\s+65534\s/m);
  await kill(site);
  await ended(server);
  // Root takes the folder over without changing its owner.
  await expectKept(dataDir, site);
  expect(readFileSync(`/proc/${serverId(dataDir)}/status`, "utf8")).toMatch(/^Uid:\s+65534\s/m);
});

test.runIf(isRoot)("as root where namespaces are blocked the server runs as nobody", async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o711);
  const usual = start(dataDir);
  await writes(usual);
  const server = serverId(dataDir);
  await kill(usual);
  await ended(server);
  const path = temporaryFolder();
  writeFileSync(join(path, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const site = start(dataDir, { path, first: 1_000_000 });
  await writes(site);
  expect(readFileSync(`/proc/${serverId(dataDir)}/status`, "utf8")).toMatch(/^Uid:\s+65534\s/m);
  await kill(site);
  await expectKept(dataDir, usual, site);
});
