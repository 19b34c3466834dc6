import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { createCounters, otherKeys, readCounts } from "./counters";

const noon = new Date("2026-11-20T12:00:00Z");

function countersIn(dataDir: string, now = () => noon) {
  const { logger, logged } = capturingLogger();
  return { ...createCounters(dataDir, now, logger), logged };
}

const read = (dataDir: string, days = 30) => readCounts(dataDir, "not-found", { days, now: noon });

test("counts survive a restart and are listed most frequent first", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  for (const key of ["/a", "/b", "/b", "/c"]) count("not-found", key);
  await flush();
  expect(await read(folder)).toEqual([
    ["/b", 2],
    ["/a", 1],
    ["/c", 1],
  ]);
});

test("processes that share a folder lose no counts", async () => {
  const folder = temporaryFolder();
  const processes = Array.from({ length: 8 }, () => countersIn(folder));
  for (let round = 0; round < 5; round += 1) {
    for (const { count } of processes) count("not-found", "/weg");
    await Promise.all(processes.map(({ flush }) => flush()));
  }
  expect(await read(folder)).toEqual([["/weg", 40]]);
});

test("writing twice does not count twice", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  count("not-found", "/a");
  await Promise.all([flush(), flush()]);
  await flush();
  count("not-found", "/a");
  await flush();
  expect(await read(folder)).toEqual([["/a", 2]]);
});

test("each day in Amsterdam has its own counts, and today is one of the days", async () => {
  const folder = temporaryFolder();
  let now = new Date("2026-11-18T22:59:00Z");
  const { count, flush } = countersIn(folder, () => now);
  count("not-found", "/achttien");
  now = new Date("2026-11-18T23:01:00Z");
  count("not-found", "/negentien");
  now = noon;
  count("not-found", "/twintig");
  await flush();
  const keys = async (days: number) => (await read(folder, days)).map(([key]) => key);
  expect(await keys(1)).toEqual(["/twintig"]);
  expect(await keys(2)).toEqual(["/negentien", "/twintig"]);
  expect(await keys(3)).toEqual(["/achttien", "/negentien", "/twintig"]);
});

test("keys that look personal are not counted", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  for (const key of ["/anna@example.nl", "/bel/06-12345678", "/goed"]) count("not-found", key);
  await flush();
  expect(await read(folder)).toEqual([["/goed", 1]]);
});

test("the length of a key and the number of keys are limited", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  count("not-found", `/${"weg/".repeat(500)}`);
  for (let number = 0; number < 20_000; number += 1) count("not-found", `/weg-${number}`);
  count("not-found", "/weg-7");
  await flush();
  const counts = new Map(await read(folder));
  expect(counts.get(otherKeys)).toBe(15_001);
  expect(counts.get("/weg-7")).toBe(2);
  expect(counts.size).toBe(5001);
  expect(Math.max(...[...counts.keys()].map((key) => key.length))).toBe(200);
});

test("a key may be any text", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  const keys = ["__proto__", 'a"b', "é\n\t", "\ud800", "constructor", ""];
  for (const key of keys) count("not-found", key);
  await flush();
  expect(new Set((await read(folder)).map(([key]) => key))).toEqual(new Set(keys));
});

test("damaged and unrelated files are ignored", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  count("not-found", "/a");
  await flush();
  const counts = join(folder, "counts", "not-found");
  writeFileSync(join(counts, "2026-11-20-abcdef012345.json"), '[["/b",');
  writeFileSync(join(counts, "2026-11-20-abcdef012346.json"), '{"/c": 1}');
  writeFileSync(join(counts, "2026-11-20-abcdef012347.json.tmp"), '[["/d", 1]]');
  writeFileSync(join(counts, "leesmij.txt"), "van de beheerder");
  expect(await read(folder)).toEqual([["/a", 1]]);
});

test("counts are deleted after 180 days", async () => {
  const folder = temporaryFolder();
  const counts = join(folder, "counts", "not-found");
  mkdirSync(counts, { recursive: true });
  for (const day of ["2026-05-23", "2026-05-24"])
    writeFileSync(join(counts, `${day}-abcdef012345.json`), '[["/oud", 1]]');
  const { count, flush } = countersIn(folder);
  count("not-found", "/a");
  await flush();
  expect(readdirSync(counts).sort()[0]).toBe("2026-05-24-abcdef012345.json");
});

test("only the site's user can read the files", async () => {
  const folder = temporaryFolder();
  const { count, flush } = countersIn(folder);
  count("not-found", "/a");
  await flush();
  const counts = join(folder, "counts", "not-found");
  const [file = ""] = readdirSync(counts);
  expect(statSync(join(counts, file)).mode & 0o077).toBe(0);
  expect(readFileSync(join(counts, file), "utf8")).toBe('[["/a",1]]');
});

test("a folder that cannot be written to is logged and retried", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "counts"), "in de weg");
  const { count, flush, logged } = countersIn(folder);
  count("not-found", "/a");
  await flush();
  expect(logged).toEqual([
    expect.objectContaining({ level: "warn", message: "counts could not be written" }),
  ]);
  rmSync(join(folder, "counts"));
  await flush();
  expect(await read(folder)).toEqual([["/a", 1]]);
});

test("reading before anything was counted returns an empty list", async () => {
  expect(await read(temporaryFolder())).toEqual([]);
});
