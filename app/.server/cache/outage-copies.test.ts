import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileStore } from "~/.server/store/file-store";
import type { SharedStore } from "~/.server/store/store";
import { dayMs } from "~/utils/durations";
import {
  cachedCall,
  type Ending,
  failing as failed,
  good,
  missing,
  noDeadline,
  refused,
} from "../../../tests/setup/cached-call";
import { capturingLogger } from "../../../tests/setup/capturing-logger";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import type { CallPolicy } from "./call-policy";
import { createFlushes } from "./flushes";
import { createOutageCopies } from "./outage-copies";
import { createUpstreamCache } from "./upstream-cache";

const settings = {
  freshMs: 60_000,
  staleMs: 600_000,
  outageMs: dayMs,
  missingMs: 10_000,
  maxBytes: 1024 * 1024,
  maxPageBytes: 1,
};
const policy: CallPolicy = { freshFactor: 1, tags: ["page"], durable: true };

/** Successive processes of the site with one folder. */
function machine(wrap: (store: SharedStore) => SharedStore = (store) => store) {
  let time = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(time);
  const folder = temporaryFolder();
  const writes: string[] = [];
  const underway: Promise<unknown>[] = [];
  const wait = <T>(work: Promise<T>) => {
    underway.push(work);
    return work;
  };
  return {
    folder,
    writes,
    pass(seconds: number) {
      time += seconds * 1000;
    },
    start() {
      const files = createFileStore(folder, now, capturingLogger().logger);
      const store = wrap({
        ...files,
        set(key, value, seconds) {
          writes.push(key);
          return wait(files.set(key, value, seconds));
        },
        delete: (key) => wait(files.delete(key)),
      });
      const cache = createUpstreamCache(
        settings,
        createFlushes(),
        now,
        createOutageCopies(store, settings.outageMs, now),
      );
      return async (answer: Ending, key = "/zorgen", as = policy) => {
        const { result, verdict, state } = await cache.find(
          key,
          as,
          cachedCall(() => answer),
          noDeadline(),
        );
        // A turn for what follows the answer, then for what is written because of it.
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.all(underway);
        return `${state} ${result.kind === "loaded" ? result.value : verdict}`;
      };
    },
  };
}

test("after a restart in an outage its copies are used until it ends", async () => {
  const { start, pass } = machine();
  await start()(good("1"));
  pass(3600);
  const see = start();
  expect(await see(failed)).toBe("outage 1");
  expect(await see(good("2"))).toBe("outage 1");
  pass(1);
  // Loaded in the background, as the upstream has just failed.
  expect(await see(good("2"))).toBe("outage 1");
  await expect.poll(() => see(good("2"))).toBe("hit 2");
});

test("an address without a copy fails", async () => {
  const { start } = machine();
  await start()(good("1"));
  expect(await start()(failed, "/elders")).toBe("miss failed");
});

test("a copy is not used while the upstream responds", async () => {
  const { start } = machine();
  await start()(good("1"));
  expect(await start()(good("2"))).toBe("miss 2");
});

test("a copy expires after a day", async () => {
  const { start, pass } = machine();
  await start()(good("1"));
  pass(86_400 + 60);
  expect(await start()(failed)).toBe("miss failed");
});

test.each<[string, Ending]>([
  ["is no longer public", refused],
  ["no longer exists", missing],
])("the copy of a page that %s is deleted", async (_, answer) => {
  const { start, pass } = machine();
  const see = start();
  await see(good("1"));
  pass(700);
  await see(answer);
  expect(await start()(failed)).toBe("miss failed");
});

test("responses to typed text are not written", async () => {
  const { start, writes } = machine();
  await start()(good("1"), "zoek koffie", { ...policy, durable: false });
  expect(writes).toEqual([]);
});

test("an unchanged response is written again after six hours", async () => {
  const { start, pass, writes } = machine();
  const see = start();
  await see(good("1"));
  pass(700);
  await see(good("1"));
  expect(writes).toHaveLength(1);
  pass(6 * 3600);
  await see(good("1"));
  expect(writes).toHaveLength(2);
  pass(700);
  await see(good("2"));
  expect(writes).toHaveLength(3);
});

test("after a failed write the disk is not used for a minute, and the site works from memory", async () => {
  let attempts = 0;
  const { start, pass } = machine((store) => ({
    ...store,
    async set() {
      attempts += 1;
      return false;
    },
  }));
  const see = start();
  expect(await see(good("1"))).toBe("miss 1");
  await see(good("1"), "/elders");
  expect(attempts).toBe(1);
  pass(61);
  expect(await see(failed)).toBe("stale 1");
  await see(good("1"), "/nog-iets");
  expect(attempts).toBe(2);
});

test("only the user of the process can read the files, and their names reveal nothing", async () => {
  const { start, folder } = machine();
  await start()(good("1"), "cms /api/drupal/zorgen");
  const files = readdirSync(join(folder, "shared"));
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^[\da-f]{64}$/);
  expect(statSync(join(folder, "shared", files[0] ?? "")).mode & 0o077).toBe(0);
});
