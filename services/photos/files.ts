import { z } from "zod";
import type { BlobAddress, BlobStore } from "../platform/blobs/store";
import { addJob } from "../platform/jobs/add-job";
import { defineJob, taskOf } from "../platform/jobs/job";
import type { Queries } from "../tables";
import { type PhotoSize, photoSizes } from "./contract";

/** Photos as they were uploaded, until a job has made them smaller. */
export const uploadContainer = "photo-uploads";
export const photoContainer = "photos";

export function uploadAddress(id: string): BlobAddress {
  return { container: uploadContainer, name: id };
}

export function photoAddress(id: string, size: PhotoSize): BlobAddress {
  return { container: photoContainer, name: `${id}-${size}.webp` };
}

/** Deletes the blobs of a photo that no row refers to any more. */
export async function deletePhotoFiles(blobs: BlobStore, id: string): Promise<void> {
  const addresses = [uploadAddress(id), ...photoSizes.map((size) => photoAddress(id, size))];
  for (const address of addresses) await blobs.delete(address);
}

const job = defineJob({ name: "delete-photo", payload: z.object({ photoId: z.uuid() }), attempts: 13 });

export const deletePhotoFilesTask = taskOf(job, ({ photoId }, { blobs }) => deletePhotoFiles(blobs, photoId));

/** Queues the deletion of the blobs of a photo, in the transaction that ends its row's reference. */
export async function discardPhoto(trx: Queries, id: string | null): Promise<void> {
  if (id !== null) await addJob(trx, job, { photoId: id });
}
