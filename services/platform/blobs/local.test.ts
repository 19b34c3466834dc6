import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { createLocalBlobs } from "./local";

const container = "files";

function localBlobs(folder = temporaryFolder()) {
  return { folder, store: createLocalBlobs(folder, () => new Date("2026-11-23T10:00:00Z")) };
}

test("a blob is one file of its owner's, and its time is that of the clock", async () => {
  const { folder, store } = localBlobs();
  const facts = await store.put({ container, name: "a/B.txt" }, Buffer.from("inhoud"), "text/plain");
  expect(facts.modified).toEqual(new Date("2026-11-23T10:00:00Z"));
  expect(readdirSync(folder, { recursive: true })).toEqual(["files", "files/a%2F%42.txt"]);
  expect(readFileSync(join(folder, "files/a%2F%42.txt"), "utf8")).toMatch(/^\{.*\}\ninhoud$/);
  expect(statSync(join(folder, "files")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "files/a%2F%42.txt")).mode & 0o777).toBe(0o600);
});

test("a process that is killed while it writes leaves whole blobs only", async () => {
  const folder = temporaryFolder();
  const script = `
    import { createLocalBlobs } from ${JSON.stringify(join(import.meta.dirname, "local.ts"))};
    const store = createLocalBlobs(${JSON.stringify(folder)}, () => new Date());
    for (let count = 0; ; count += 1) {
      const bytes = Buffer.alloc(2_000_000, 65 + (count % 26));
      await store.put({ container: "files", name: "blob-" + (count % 5) }, bytes, "text/plain");
      if (count === 0) console.log("writing");
    }`;
  for (let round = 0; round < 3; round += 1) {
    const writer = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
    await once(writer.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, 40 * (round + 1)));
    writer.kill("SIGKILL");
    await once(writer, "exit");
    const { store } = localBlobs(folder);
    const { blobs } = await store.list(container);
    expect(blobs.length).toBeGreaterThan(0);
    for (const { name, size } of blobs) {
      expect(size).toBe(2_000_000);
      const opened = await store.get({ container, name });
      const bytes = Buffer.from(await new Response(opened?.body ?? null).arrayBuffer());
      expect(bytes.equals(Buffer.alloc(2_000_000, bytes[0]))).toBe(true);
    }
  }
});

test("what a killed process left is removed after an hour, by the next one that writes", async () => {
  const { folder, store } = localBlobs();
  await store.put({ container, name: "a" }, Buffer.from("a"), "text/plain");
  for (const name of ["~old", "~new"]) writeFileSync(join(folder, container, name), "half");
  const before = new Date(Date.now() - 3_601_000);
  utimesSync(join(folder, container, "~old"), before, before);
  await localBlobs(folder).store.put({ container, name: "b" }, Buffer.from("b"), "text/plain");
  expect(readdirSync(join(folder, container)).sort()).toEqual(["a", "b", "~new"]);
});
