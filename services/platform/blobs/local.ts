import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { hourMs } from "../../../app/utils/durations";
import { errorCode } from "../../../app/utils/error-code";
import { checkAddress, checkContainer, decodeName, encodeName } from "./address";
import { readRange } from "./range";
import { type BlobAddress, type BlobFacts, type BlobStore, defaultLimit } from "./store";

/** Of files that are being written; no encoded name begins with it. */
const draftMark = "~";
/** Drafts of processes that were killed. */
const draftMs = hourMs;
const maxHeaderBytes = 1024;
const chunkBytes = 64 * 1024;

/** The first line of each file, before the content: so one rename replaces both. */
const headerSchema = z.object({
  contentType: z.string(),
  etag: z.string(),
  modified: z.iso.datetime().transform((text) => new Date(text)),
});

interface OpenedFile {
  file: FileHandle;
  facts: BlobFacts;
  /** Where the content begins. */
  offset: number;
}

/** Blobs as files in a folder: each container a folder, each blob one file. */
export function createLocalBlobs(folder: string, now: () => Date): BlobStore {
  const containers = new Map<string, Promise<void>>();
  const fileOf = ({ container, name }: BlobAddress) => {
    checkAddress({ container, name });
    return join(folder, container, encodeName(name));
  };

  function createContainer(container: string): Promise<void> {
    const created = containers.get(container) ?? prepareFolder(join(folder, container));
    containers.set(container, created);
    created.catch(() => containers.delete(container));
    return created;
  }

  async function head(address: BlobAddress): Promise<BlobFacts | null> {
    const opened = await openFile(fileOf(address), address.name);
    await opened?.file.close();
    return opened?.facts ?? null;
  }

  return {
    head,

    async put(address, content, contentType) {
      const file = fileOf(address);
      await createContainer(address.container);
      const draft = join(folder, address.container, `${draftMark}${randomBytes(12).toString("hex")}`);
      const header = { contentType, etag: `"${randomBytes(12).toString("hex")}"`, modified: now() };
      try {
        const size = await writeDraft(draft, `${JSON.stringify(header)}\n`, content);
        await rename(draft, file);
        await syncFolder(join(folder, address.container));
        return { name: address.name, size, ...header };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(address, header) {
      const opened = await openFile(fileOf(address), address.name);
      if (!opened) return null;
      const { file, facts, offset } = opened;
      const range = readRange(header, facts.size);
      if (range === "outside") {
        await file.close();
        return { facts, range: null, body: null };
      }
      const { start, end } = range ?? { start: 0, end: facts.size - 1 };
      return { facts, range, body: streamOf(file, offset + start, offset + end + 1) };
    },

    async list(container, { prefix = "", after = null, limit = defaultLimit } = {}) {
      checkContainer(container);
      const entries = await readdir(join(folder, container)).catch(absentAs<string[]>([]));
      const names = entries
        .filter((entry) => !entry.startsWith(draftMark))
        .map(decodeName)
        .filter((name) => name.startsWith(prefix) && (after === null || name > after))
        .sort();
      const page = names.slice(0, limit);
      const blobs = await Promise.all(page.map((name) => head({ container, name })));
      return {
        blobs: blobs.filter((facts) => facts !== null),
        next: names.length > limit ? (page.at(-1) ?? null) : null,
      };
    },

    async delete(address) {
      await rm(fileOf(address), { force: true });
    },
  };
}

/** Creates the folder of a container, and removes what killed processes left there. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const drafts = (await readdir(folder)).filter((entry) => entry.startsWith(draftMark));
  for (const draft of drafts) {
    const file = join(folder, draft);
    const facts = await stat(file).catch(absentAs(null));
    if (facts && Date.now() - facts.mtimeMs > draftMs) await rm(file, { force: true });
  }
}

/** Writes a file that is on the disk when this ends. Returns the size of the content. */
async function writeDraft(
  path: string,
  header: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(header);
    let size = 0;
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      await file.writeFile(chunk);
      size += chunk.byteLength;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** Makes a rename last. Some file systems cannot sync a folder; the rename is as safe as they make it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().catch(() => {});
  await handle.close();
}

async function openFile(path: string, name: string): Promise<OpenedFile | null> {
  const file = await open(path, "r").catch(absentAs(null));
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0);
    const offset = buffer.subarray(0, bytesRead).indexOf("\n") + 1;
    const header = headerSchema.parse(JSON.parse(buffer.toString("utf8", 0, offset)));
    const { size } = await file.stat();
    return { file, offset, facts: { name, size: size - offset, ...header } };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function streamOf(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const length = Math.min(chunkBytes, end - position);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
      if (position < end && bytesRead > 0) return;
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  });
}

/** Replaces the failure of a file that is not there. */
function absentAs<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === "ENOENT") return value;
    throw error;
  };
}
