import { Readable } from "node:stream";
import type { BlobDownloadResponseParsed } from "@azure/storage-blob";
import { checkAddress, checkContainer } from "./address";
import { readRange } from "./range";
import { type BlobAddress, type BlobFacts, type BlobStore, defaultLimit } from "./store";

const blockBytes = 4 * 1024 * 1024;
const blocksAtOnce = 2;

/** What Azure tells of a blob. */
interface Properties {
  contentLength?: number | undefined;
  contentType?: string | undefined;
  etag?: string | undefined;
  lastModified?: Date | undefined;
}

/** Blobs in Azure Blob Storage. The library is optional, and loaded here only. */
export async function openAzureBlobs(connectionString: string): Promise<BlobStore> {
  const { BlobServiceClient, RestError } = await import("@azure/storage-blob");
  const service = BlobServiceClient.fromConnectionString(connectionString);
  const containers = new Map<string, Promise<unknown>>();

  const clientOf = (address: BlobAddress) => {
    checkAddress(address);
    return service.getContainerClient(address.container).getBlockBlobClient(address.name);
  };

  /** Replaces the failure of a blob or a container that is not there. */
  function absentAs<T>(value: T): (error: unknown) => T {
    return (error) => {
      if (error instanceof RestError && error.statusCode === 404) return value;
      throw error;
    };
  }

  function createContainer(container: string): Promise<unknown> {
    const created = containers.get(container) ?? service.getContainerClient(container).createIfNotExists();
    containers.set(container, created);
    created.catch(() => containers.delete(container));
    return created;
  }

  async function head(address: BlobAddress): Promise<BlobFacts | null> {
    const properties = await clientOf(address).getProperties().catch(absentAs(null));
    return properties && factsOf(address.name, properties);
  }

  return {
    head,

    async put(address, content, contentType) {
      const client = clientOf(address);
      await createContainer(address.container);
      const headers = { blobHTTPHeaders: { blobContentType: contentType } };
      let size = 0;
      const counted = async function* () {
        for await (const chunk of content instanceof Uint8Array ? [content] : content) {
          size += chunk.byteLength;
          yield chunk;
        }
      };
      const stream = Readable.from(counted(), { objectMode: false });
      const stored = await client.uploadStream(stream, blockBytes, blocksAtOnce, headers);
      return factsOf(address.name, { ...stored, contentLength: size, contentType });
    },

    async get(address, header) {
      const client = clientOf(address);
      if (!header) {
        const whole = await client.download().catch(absentAs(null));
        return whole && { facts: factsOf(address.name, whole), range: null, body: streamOf(whole) };
      }
      const facts = await head(address);
      if (!facts) return null;
      const range = readRange(header, facts.size);
      if (range === "outside") return { facts, range: null, body: null };
      const { start, end } = range ?? { start: 0, end: facts.size - 1 };
      // A blob that was replaced meanwhile fails, instead of a part that does not fit its facts.
      const conditions = { ifMatch: facts.etag };
      const part = await client
        .download(start, end - start + 1 || undefined, { conditions })
        .catch(absentAs(null));
      return part && { facts, range, body: streamOf(part) };
    },

    async list(container, { prefix = "", after = null, limit = defaultLimit } = {}) {
      checkContainer(container);
      const pages = service
        .getContainerClient(container)
        .listBlobsFlat(prefix ? { prefix } : {})
        .byPage({ maxPageSize: limit, ...(after !== null && { continuationToken: after }) });
      const page = await pages.next().catch(absentAs(null));
      if (!page || page.done) return { blobs: [], next: null };
      const { segment, continuationToken } = page.value;
      return {
        blobs: segment.blobItems.map(({ name, properties }) => factsOf(name, properties)),
        next: continuationToken || null,
      };
    },

    async delete(address) {
      await clientOf(address).deleteIfExists().catch(absentAs(null));
    },
  };
}

function factsOf(name: string, properties: Properties): BlobFacts {
  const { contentLength = 0, contentType = "", etag = "", lastModified = new Date(0) } = properties;
  // Lists have ETags without their quotes.
  const quoted = etag.startsWith('"') ? etag : `"${etag}"`;
  return { name, size: contentLength, contentType, etag: quoted, modified: lastModified };
}

function streamOf({ readableStreamBody }: BlobDownloadResponseParsed): ReadableStream<Uint8Array> {
  if (!readableStreamBody) throw new Error("A blob came without its content");
  const chunks = readableStreamBody[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
