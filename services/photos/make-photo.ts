import { z } from "zod";
import type { BlobStore } from "../platform/blobs/store";
import { defineJob, taskOf } from "../platform/jobs/job";
import type { Services } from "../platform/services";
import { type PhotoSize, photoSizes } from "./contract";
import { deletePhotoFiles, discardPhoto, photoAddress, uploadAddress } from "./files";
import { resizePhoto } from "./resize-photo";

/** Makes the photo of an upload; one at a time, as each may need much memory. */
export const makePhotoJob = defineJob({
  name: "make-photo",
  payload: z.object({ uploadId: z.uuid() }),
  attempts: 8,
  queue: "photos",
});

export const makePhotoTask = taskOf(makePhotoJob, async ({ uploadId }, services, { isLast }) => {
  try {
    await makePhoto(uploadId, services);
  } catch (error) {
    if (isLast) await markFailed(uploadId, services);
    throw error;
  }
});

async function makePhoto(id: string, services: Services): Promise<void> {
  const { db, blobs } = services;
  const row = await db
    .selectFrom("photos")
    .select("member_id")
    .where("upload_id", "=", id)
    .executeTakeFirst();
  // Made before, or replaced or deleted since.
  if (!row) return blobs.delete(uploadAddress(id));
  const sizes = await readSizes(id, blobs);
  if (!sizes) return markFailed(id, services);
  for (const size of photoSizes) await blobs.put(photoAddress(id, size), sizes[size], "image/webp");
  const isShown = await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("photos")
      .select("shown_id")
      .where("upload_id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    await trx
      .updateTable("photos")
      .set({ shown_id: id, upload_id: null })
      .where("upload_id", "=", id)
      .execute();
    await discardPhoto(trx, before.shown_id);
    return true;
  });
  if (isShown) await blobs.delete(uploadAddress(id));
  else await deletePhotoFiles(blobs, id);
}

/** The sizes of an upload; null where it is no image that can be read. */
async function readSizes(id: string, blobs: BlobStore): Promise<Record<PhotoSize, Buffer> | null> {
  const upload = await blobs.get(uploadAddress(id));
  if (!upload) return null;
  const bytes = new Uint8Array(await new Response(upload.body).arrayBuffer());
  return resizePhoto(bytes);
}

async function markFailed(id: string, { db, blobs }: Services): Promise<void> {
  await db
    .updateTable("photos")
    .set({ upload_id: null, has_failed: true })
    .where("upload_id", "=", id)
    .execute();
  const shown = await db
    .selectFrom("photos")
    .select("shown_id")
    .where("shown_id", "=", id)
    .executeTakeFirst();
  // It was made, and only its upload could not be deleted.
  if (shown) await blobs.delete(uploadAddress(id));
  else await deletePhotoFiles(blobs, id);
}
