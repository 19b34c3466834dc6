import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { openAzureBlobs } from "./azure";
import { createLocalBlobs } from "./local";
import type { BlobStore, OpenedBlob } from "./store";

/** Set by `npm run test:azure`. */
const azureStorage = process.env.TEST_AZURE_STORAGE;

/** The implementations, which behave the same. */
const implementations: [string, () => Promise<BlobStore>][] = [
  ["local disk", async () => createLocalBlobs(temporaryFolder(), () => new Date())],
  ...(azureStorage ? [["Azure", () => openAzureBlobs(azureStorage)] satisfies [string, unknown]] : []),
];

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (opened: OpenedBlob | null) => new Response(opened?.body ?? null).text();

test.each(implementations)("%s: a blob comes back as it was stored", async (_name, open) => {
  const store = await open();
  const address = { container: `files-${randomUUID()}`, name: "map/Één foto (1).webp" };
  expect(await store.head(address)).toBeNull();
  expect(await store.get(address)).toBeNull();
  const stored = await store.put(address, bytes("inhoud ✿"), "image/webp");
  expect(stored).toMatchObject({ name: address.name, size: 10, contentType: "image/webp" });
  expect(stored.etag).toMatch(/^"[^"]+"$/);
  expect(Math.abs(Date.now() - stored.modified.getTime())).toBeLessThan(600_000);
  expect(await store.head(address)).toEqual(stored);
  const opened = await store.get(address);
  expect(opened).toMatchObject({ facts: stored, range: null });
  expect(await textOf(opened)).toBe("inhoud ✿");
});

test.each(implementations)(
  "%s: a blob of no bytes, and one of several parts, are stored",
  async (_name, open) => {
    const store = await open();
    const container = `files-${randomUUID()}`;
    const part = Buffer.alloc(3_000_000, 7);
    const parts = async function* () {
      for (let count = 0; count < 4; count += 1) yield part;
    };
    const large = await store.put({ container, name: "large" }, parts(), "text/plain");
    expect(large.size).toBe(12_000_000);
    const opened = await store.get({ container, name: "large" });
    const received = Buffer.from(await new Response(opened?.body ?? null).arrayBuffer());
    expect(received.equals(Buffer.alloc(12_000_000, 7))).toBe(true);
    await store.put({ container, name: "empty" }, new Uint8Array(), "text/plain");
    expect(await textOf(await store.get({ container, name: "empty" }))).toBe("");
  },
);

test.each(implementations)("%s: a blob is replaced whole, with another ETag", async (_name, open) => {
  const store = await open();
  const address = { container: `files-${randomUUID()}`, name: "a" };
  const first = await store.put(address, bytes("een langere tekst"), "text/plain");
  const reading = await store.get(address);
  const second = await store.put(address, bytes("kort"), "text/html");
  expect(second.etag).not.toBe(first.etag);
  expect(await store.head(address)).toEqual(second);
  expect(await textOf(await store.get(address))).toBe("kort");
  await reading?.body?.cancel();
});

test.each(implementations)(
  "%s: content that breaks off leaves what was there before",
  async (_name, open) => {
    const store = await open();
    const container = `files-${randomUUID()}`;
    await store.put({ container, name: "a" }, bytes("eerst"), "text/plain");
    const broken = async function* () {
      yield bytes("half");
      throw new Error("broken off");
    };
    for (const name of ["a", "b"])
      await expect(store.put({ container, name }, broken(), "text/plain")).rejects.toThrow("broken off");
    expect(await textOf(await store.get({ container, name: "a" }))).toBe("eerst");
    expect((await store.list(container)).blobs).toMatchObject([{ name: "a" }]);
  },
);

test.each(implementations)("%s: a part of a blob is sent for a range", async (_name, open) => {
  const store = await open();
  const address = { container: `files-${randomUUID()}`, name: "a" };
  await store.put(address, bytes("0123456789"), "text/plain");
  const expected: [string | null, object | null, string][] = [
    [null, null, "0123456789"],
    ["bytes=0-0", { start: 0, end: 0 }, "0"],
    ["bytes=2-4", { start: 2, end: 4 }, "234"],
    ["bytes=8-", { start: 8, end: 9 }, "89"],
    ["bytes=-3", { start: 7, end: 9 }, "789"],
    ["bytes=-99", { start: 0, end: 9 }, "0123456789"],
    ["bytes=5-99", { start: 5, end: 9 }, "56789"],
    ["bytes=0-1,4-5", null, "0123456789"],
    ["bytes=4-2", null, "0123456789"],
    ["lines=1-2", null, "0123456789"],
  ];
  for (const [header, range, text] of expected) {
    const opened = await store.get(address, header);
    expect(opened?.range, header ?? "no header").toEqual(range);
    expect(opened?.facts.size).toBe(10);
    expect(await textOf(opened)).toBe(text);
  }
  for (const header of ["bytes=10-", "bytes=11-12", "bytes=-0"])
    expect(await store.get(address, header), header).toMatchObject({ range: null, body: null });
});

test.each(implementations)("%s: blobs are listed by name, by prefix and in pages", async (_name, open) => {
  const store = await open();
  const container = `files-${randomUUID()}`;
  expect(await store.list(container)).toEqual({ blobs: [], next: null });
  const names = ["b/2", "a", "b/1", "c", "b", "b/3"];
  for (const name of names) await store.put({ container, name }, bytes(name), "text/plain");
  const namesOf = async (options: object) => {
    const { blobs, next } = await store.list(container, options);
    return { names: blobs.map(({ name }) => name), next };
  };
  expect((await namesOf({})).names).toEqual(["a", "b", "b/1", "b/2", "b/3", "c"]);
  expect(await namesOf({ prefix: "b/" })).toEqual({ names: ["b/1", "b/2", "b/3"], next: null });
  const first = await namesOf({ prefix: "b/", limit: 2 });
  expect(first.names).toEqual(["b/1", "b/2"]);
  expect(await namesOf({ prefix: "b/", limit: 2, after: first.next })).toEqual({
    names: ["b/3"],
    next: null,
  });
  const [listed] = (await store.list(container, { prefix: "a" })).blobs;
  expect(listed).toEqual(await store.head({ container, name: "a" }));
});

test.each(implementations)(
  "%s: a deleted blob is gone, and deleting it again is no error",
  async (_n, open) => {
    const store = await open();
    const container = `files-${randomUUID()}`;
    for (const name of ["a", "a/b"]) await store.put({ container, name }, bytes(name), "text/plain");
    await store.delete({ container, name: "a" });
    await store.delete({ container, name: "a" });
    await store.delete({ container: `never-${randomUUID()}`, name: "a" });
    expect(await store.head({ container, name: "a" })).toBeNull();
    expect((await store.list(container)).blobs).toMatchObject([{ name: "a/b" }]);
  },
);

test.each(implementations)("%s: containers do not share names", async (_name, open) => {
  const store = await open();
  const containers = [`one-${randomUUID()}`, `two-${randomUUID()}`];
  for (const container of containers)
    await store.put({ container, name: "a" }, bytes(container), "text/plain");
  for (const container of containers)
    expect(await textOf(await store.get({ container, name: "a" }))).toBe(container);
});

const badNames = [
  ...["", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/./b", "a/..", "a\\b", "a\0b", "a\nb"],
  ...["\ud800", "a".repeat(201), "é".repeat(34)],
];
const badContainers = ["", "..", "a/b", "A-b", "a--b", "-ab", "ab-", "a".repeat(64), "ab"];

test.each(implementations)("%s: unsafe names are refused", async (_name, open) => {
  const store = await open();
  const addresses = [
    ...badNames.map((name) => ({ container: "files", name })),
    ...badContainers.map((container) => ({ container, name: "a" })),
  ];
  for (const address of addresses) {
    const message = JSON.stringify(address);
    await expect(store.put(address, bytes("a"), "text/plain"), message).rejects.toThrow("is not valid");
    await expect(store.get(address), message).rejects.toThrow("is not valid");
    await expect(store.head(address), message).rejects.toThrow("is not valid");
    await expect(store.delete(address), message).rejects.toThrow("is not valid");
  }
  for (const container of badContainers)
    await expect(store.list(container), container).rejects.toThrow("is not valid");
});
