import { join } from "node:path";
import { createLocalBlobs } from "./local";
import type { BlobStore } from "./store";

interface BlobOptions {
  dataDir: string;
  now: () => Date;
}

/** Opens the blobs of this installation: files in `dataDir`. */
export async function openBlobs({ dataDir, now }: BlobOptions): Promise<BlobStore> {
  return createLocalBlobs(join(dataDir, "blobs"), now);
}
