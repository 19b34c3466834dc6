import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { eventually } from "../../../tests/setup/eventually";
import { redisServer } from "../../../tests/setup/own-redis";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { createSharedStore } from "./shared-store";

/** Long enough for a slow machine. */
const deadlineMs = 60_000;
const start = Date.parse("2026-11-21T08:00:00Z");

/** Two instances of the site over one store. */
async function instances(kind: "files" | "Redis") {
  const { logger, logged } = capturingLogger();
  const redis = kind === "Redis" ? await redisServer() : null;
  const config = { dataDir: temporaryFolder(), redisUrl: redis?.url ?? "" };
  let moment = start;
  const open = () => {
    const store = createSharedStore(config, () => new Date(moment), logger, deadlineMs);
    onTestFinished(() => store.close());
    return store;
  };
  const wait = async (ms: number) => {
    moment += ms;
    await redis?.pass(ms);
  };
  return { one: open(), other: open(), wait, logged, ...config };
}

const unusualKeys = ["", "../../etc/passwd", "a/b\\c", "é\u0000\n", "x".repeat(5000)];

for (const kind of ["files", "Redis"] as const) {
  test(`${kind}: a value stored by one instance is read by another, byte for byte`, async () => {
    const { one, other, logged } = await instances(kind);
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    expect(await one.set("cv", bytes, 60)).toBe(true);
    expect((await other.get("cv"))?.equals(bytes)).toBe(true);
    expect(await one.set("cv", "één tekst", 60)).toBe(true);
    expect((await other.get("cv"))?.toString()).toBe("één tekst");
    expect(await other.get("iets anders")).toBeNull();
    expect(logged).toEqual([]);
  });

  test(`${kind}: a value expires`, async () => {
    const { one, other, wait } = await instances(kind);
    await one.set("kort", "1", 60);
    await one.set("lang", "2", 600);
    await wait(60_000);
    expect(await other.get("kort")).toBeNull();
    expect((await other.get("lang"))?.toString()).toBe("2");
  });

  test(`${kind}: exactly one of simultaneous claims of a key succeeds, and again after it expires`, async () => {
    const { one, other, wait } = await instances(kind);
    const claim = async () => {
      const claims = Array.from({ length: 30 }, (_, turn) =>
        (turn % 2 ? one : other).setIfAbsent("sleutel", `${turn}`, 60),
      );
      return (await Promise.all(claims)).filter((outcome) => outcome === "stored").length;
    };
    expect(await claim()).toBe(1);
    expect(await one.setIfAbsent("sleutel", "later", 60)).toBe("present");
    await wait(60_000);
    expect(await claim()).toBe(1);
  });

  test(`${kind}: a deleted key is absent and can be claimed again`, async () => {
    const { one, other } = await instances(kind);
    expect(await one.setIfAbsent("sleutel", "1", 60)).toBe("stored");
    await other.delete("sleutel");
    await other.delete("was er nooit");
    expect(await one.get("sleutel")).toBeNull();
    expect(await other.setIfAbsent("sleutel", "2", 60)).toBe("stored");
  });

  test(`${kind}: a key may be any text`, async () => {
    const { one, other } = await instances(kind);
    for (const [index, key] of unusualKeys.entries()) await one.set(key, `${index}`, 60);
    for (const [index, key] of unusualKeys.entries())
      expect((await other.get(key))?.toString()).toBe(`${index}`);
  });
}

test("files are readable by the site's user only, and their names reveal no key", async () => {
  const { one, dataDir } = await instances("files");
  await one.set("cv van anna", "%PDF", 60);
  const [name = ""] = readdirSync(join(dataDir, "shared"));
  expect(name).toMatch(/^[\da-f]{64}$/);
  expect(statSync(join(dataDir, "shared", name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, "shared")).mode & 0o777).toBe(0o700);
});

test("expired files and old drafts are removed within minutes, recent drafts are not", async () => {
  const { one, wait, dataDir } = await instances("files");
  const folder = join(dataDir, "shared");
  await one.set("oud", "1", 60);
  await one.set("nieuw", "2", 3600);
  const leave = (name: string, moment: number) => {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), moment / 1000, moment / 1000);
  };
  leave("half.tmp", start);
  leave("begun.tmp", start + 300_000);
  await wait(301_000);
  await one.set("nog een", "3", 60);
  await eventually(() => expect(readdirSync(folder)).toHaveLength(3));
  expect(readdirSync(folder)).toContain("begun.tmp");
  expect((await one.get("nieuw"))?.toString()).toBe("2");
});

test("a damaged file is no value", async () => {
  const { one, dataDir } = await instances("files");
  await one.set("sleutel", "waarde", 60);
  const [name = ""] = readdirSync(join(dataDir, "shared"));
  writeFileSync(join(dataDir, "shared", name), "kort");
  expect(await one.get("sleutel")).toBeNull();
  expect(await one.setIfAbsent("sleutel", "nieuw", 60)).toBe("stored");
});

test("a folder that cannot be written to is logged and throws nothing", async () => {
  const { logger, logged } = capturingLogger();
  const file = join(temporaryFolder(), "bestand");
  writeFileSync(file, "");
  const store = createSharedStore({ dataDir: file, redisUrl: "" }, () => new Date(), logger);
  expect(await store.set("geheim", "waarde", 60)).toBe(false);
  expect(await store.setIfAbsent("geheim", "waarde", 60)).toBe("unavailable");
  expect(await store.get("geheim")).toBeNull();
  expect(logged).toMatchObject([
    { level: "warn", fields: { store: "files", action: "set", reason: "ENOTDIR" } },
    { level: "warn" },
    { level: "warn" },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/geheim|waarde/);
});

test("a store opens nothing before its first use", async () => {
  const dataDir = temporaryFolder();
  const { logger, logged } = capturingLogger();
  const files = createSharedStore({ dataDir, redisUrl: "" }, () => new Date(), logger);
  const redis = createSharedStore({ dataDir, redisUrl: "redis://127.0.0.1:1" }, () => new Date(), logger);
  await Promise.all([files.close(), redis.close()]);
  expect(existsSync(join(dataDir, "shared"))).toBe(false);
  expect(logged).toEqual([]);
});

test("without Redis calls fail quickly, one line is logged, and the store reconnects", async () => {
  const { logger, logged } = capturingLogger();
  const server = await redisServer();
  const clock = { at: Date.now() };
  const store = createSharedStore(
    { dataDir: "", redisUrl: server.url },
    () => new Date(clock.at),
    logger,
    deadlineMs,
  );
  onTestFinished(() => store.close());
  expect(await store.set("geheim", "waarde", 60)).toBe(true);
  await server.stop();
  // If each call waited for its deadline, the test would time out.
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await store.setIfAbsent("geheim", "x", 60)).toBe("unavailable");
    expect(await store.get("geheim")).toBeNull();
  }
  expect(logged).toMatchObject([{ level: "warn", message: "the shared store failed" }]);
  await server.start();
  await expect.poll(() => store.set("geheim", "waarde", 60)).toBe(true);
  expect(logged).toHaveLength(1);
  clock.at += 60_000;
  expect(await store.set("geheim", "waarde", 60)).toBe(true);
  expect(logged.at(-1)).toMatchObject({ level: "info", message: "the shared store works again" });
  expect(JSON.stringify(logged)).not.toMatch(/geheim|waarde|127\.0\.0\.1/);
});

test("a refused password is logged by the code of Redis, without the address", async () => {
  const { logger, logged } = capturingLogger();
  const { url } = await redisServer();
  const redisUrl = url.replace("redis://", "redis://site:geheim@");
  const store = createSharedStore({ dataDir: "", redisUrl }, () => new Date(), logger, deadlineMs);
  onTestFinished(() => store.close());
  expect(await store.get("sleutel")).toBeNull();
  expect(logged).toMatchObject([{ level: "warn", fields: { store: "redis", reason: "WRONGPASS" } }]);
});

test("a file is never half written", async () => {
  const { one, dataDir } = await instances("files");
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => one.set("sleutel", `${turn}`.repeat(50_000), 60)),
  );
  const value = (await one.get("sleutel"))?.toString() ?? "";
  expect(new Set(value.match(/\d\d?/g)).size).toBeLessThanOrEqual(2);
  expect(readdirSync(join(dataDir, "shared"))).toHaveLength(1);
  expect(
    readFileSync(join(dataDir, "shared", readdirSync(join(dataDir, "shared"))[0] ?? "")).length,
  ).toBeGreaterThan(50_000);
});

test("Redis: all instances increment one number, which restarts after it expires", async () => {
  const { one, other, wait } = await instances("Redis");
  const added = await Promise.all([one, other, one, other].map((store) => store.increment("teller", 60)));
  expect(added.sort()).toEqual([1, 2, 3, 4]);
  expect(await one.increment("andere teller", 60)).toBe(1);
  await wait(60_000);
  expect(await other.increment("teller", 60)).toBe(1);
});

test("files: increment returns null", async () => {
  const { one, logged } = await instances("files");
  expect(await one.increment("teller", 60)).toBeNull();
  expect(logged).toEqual([]);
});
