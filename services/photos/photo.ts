import { randomUUID } from "node:crypto";
import { dayMs, hourMs } from "../../app/utils/durations";
import type { AnswerTo } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import { addJob } from "../platform/jobs/add-job";
import type { Services } from "../platform/services";
import { startTry } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import type { OwnPhoto, photosContract } from "./contract";
import { discardPhoto, uploadAddress } from "./files";
import { findImageType } from "./image-type";
import { makePhotoJob } from "./make-photo";

type Contract = typeof photosContract;

/** Photos cost computing time. */
const limit = { name: "photo", free: 20, forgetMs: hourMs };

/** How long a member is told that an upload failed. */
const toldMs = 7 * dayMs;

/** Whether a member has a photo, and what becomes of the last upload. */
export async function getOwnPhoto(
  memberId: string,
  { db, now }: Pick<Services, "db" | "now">,
): Promise<OwnPhoto> {
  const row = await db
    .selectFrom("photos")
    .select(["shown_id", "upload_id", "has_failed", "uploaded_at"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  if (!row) return { hasPhoto: false, upload: "none" };
  const isTold = row.has_failed && row.uploaded_at.getTime() + toldMs > now().getTime();
  const upload = row.upload_id !== null ? "waiting" : isTold ? "failed" : "none";
  return { hasPhoto: row.shown_id !== null, upload };
}

/** Stores an upload, of which a job makes the photo. The photo from before is to be seen until then. */
export async function savePhoto(
  { member, bytes }: { member: SessionMember; bytes: Uint8Array },
  services: Services,
): Promise<AnswerTo<Contract["savePhoto"]>> {
  const { db, blobs, now } = services;
  if (bytes.length === 0) return { status: 409, body: { errors: { photo: "FileEmpty" } } };
  const type = findImageType(bytes);
  if (!type) return { status: 409, body: { errors: { photo: "PhotoTypeForbidden" } } };
  const wait = await startTry([{ limit, by: [member.id] }], services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const id = randomUUID();
  await blobs.put(uploadAddress(id), bytes, type);
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("photos")
      .select("upload_id")
      .where("member_id", "=", member.id)
      .forUpdate()
      .executeTakeFirst();
    await discardPhoto(trx, before?.upload_id ?? null);
    const row = { upload_id: id, has_failed: false, uploaded_at: now() };
    await trx
      .insertInto("photos")
      .values({ member_id: member.id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
    await addJob(trx, makePhotoJob, { uploadId: id });
  });
  return { status: 202, body: {} };
}

/** Deletes the photo of a member, its upload too; the blobs by a job. */
export async function deletePhoto(trx: Queries, memberId: string): Promise<void> {
  const deleted = await trx
    .deleteFrom("photos")
    .where("member_id", "=", memberId)
    .returning(["shown_id", "upload_id"])
    .execute();
  for (const { shown_id, upload_id } of deleted) {
    await discardPhoto(trx, shown_id);
    await discardPhoto(trx, upload_id);
  }
}
