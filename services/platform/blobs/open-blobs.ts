import { join } from "node:path";
import { openAzureBlobs } from "./azure";
import { createLocalBlobs } from "./local";
import type { BlobStore } from "./store";

interface BlobOptions {
  /** The connection string of Azure Blob Storage. Empty: files in `dataDir`. */
  azureStorage: string;
  dataDir: string;
  now: () => Date;
}

/** Opens the blobs of this installation. */
export async function openBlobs({ azureStorage, dataDir, now }: BlobOptions): Promise<BlobStore> {
  return azureStorage ? openAzureBlobs(azureStorage) : createLocalBlobs(join(dataDir, "blobs"), now);
}
