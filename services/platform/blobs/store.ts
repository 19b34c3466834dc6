/** Where a blob is. Containers are created on first use. */
export interface BlobAddress {
  /** 3 to 63 small letters, digits and hyphens. */
  container: string;
  /** With `/` where names have parts. */
  name: string;
}

/** What is known of a blob without its content. */
export interface BlobFacts {
  name: string;
  size: number;
  contentType: string;
  /** In quotes, as in HTTP; another one after each `put`. */
  etag: string;
  modified: Date;
}

/** A part of a blob, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A blob that is read. The body has to be read to its end or cancelled. */
export interface OpenedBlob {
  facts: BlobFacts;
  /** Null where the whole blob is sent, and where the requested range is outside of it: then the body is null too. */
  range: ByteRange | null;
  body: ReadableStream<Uint8Array> | null;
}

interface BlobList {
  /** By name. */
  blobs: BlobFacts[];
  /** Continues the list; null at its end. */
  next: string | null;
}

interface ListOptions {
  /** What names begin with. */
  prefix?: string;
  /** The `next` of the list before. */
  after?: string | null;
  limit?: number;
}

/** Files that tables refer to. A blob is either stored whole or not at all. */
export interface BlobStore {
  /** Stores a blob; one of the same name is replaced once all of it has arrived. */
  put(
    address: BlobAddress,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    contentType: string,
  ): Promise<BlobFacts>;
  /** Opens a blob; null where there is none. @param range the header `Range` of a request */
  get(address: BlobAddress, range?: string | null): Promise<OpenedBlob | null>;
  head(address: BlobAddress): Promise<BlobFacts | null>;
  list(container: string, options?: ListOptions): Promise<BlobList>;
  /** Deletes a blob, if there is one. */
  delete(address: BlobAddress): Promise<void>;
}

/** Of `list`. */
export const defaultLimit = 1000;
