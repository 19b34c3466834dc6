import type { OpenedBlob } from "../platform/blobs/store";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { PhotoSize } from "./contract";
import { photoAddress } from "./files";

/** The id of the photo of a member, where this viewer may see it: its owner, and members while it is shared. */
async function findVisiblePhoto(db: Queries, username: string, viewer: string): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .innerJoin("photos", "photos.member_id", "members.id")
    .leftJoin("profiles", "profiles.member_id", "members.id")
    .select(["members.id", "state", "profile_visible", "shared", "shown_id"])
    .where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase()))
    .executeTakeFirst();
  if (!row) return null;
  const isShared = row.state === "active" && row.profile_visible && row.shared?.includes("photo");
  return isShared || row.id === viewer ? row.shown_id : null;
}

/** Opens the photo of a member, where this viewer may see it. @param viewer the id of a member */
export async function openVisiblePhoto(
  { username, size }: { username: string; size: PhotoSize },
  viewer: string,
  { db, blobs }: Services,
): Promise<OpenedBlob | null> {
  const id = await findVisiblePhoto(db, username, viewer);
  return id === null ? null : blobs.get(photoAddress(id, size));
}
