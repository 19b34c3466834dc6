import type { OpenedBlob } from "../platform/blobs/store";
import type { Role } from "../platform/roles";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { PhotoSize } from "./contract";
import { photoAddress } from "./files";

interface Viewer {
  id: string;
  role: Role;
}

/** Whether a viewer sees a photo that its owner does not share. */
const seesAll: Readonly<Record<Role, boolean>> = {
  member: false,
  moderator: true,
  expert: false,
  editor: false,
  admin: true,
};

/** The id of the photo of a member, where this viewer may see it. */
export async function findVisiblePhoto(
  db: Queries,
  username: string,
  viewer: Viewer,
): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .innerJoin("photos", "photos.member_id", "members.id")
    .leftJoin("profiles", "profiles.member_id", "members.id")
    .select(["members.id", "state", "profile_visible", "shared", "shown_id"])
    .where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase()))
    .executeTakeFirst();
  if (!row) return null;
  const isShared = row.state === "active" && row.profile_visible && row.shared?.includes("photo");
  return isShared || row.id === viewer.id || seesAll[viewer.role] ? row.shown_id : null;
}

/** Opens the photo of a member, where this viewer may see it. */
export async function openVisiblePhoto(
  { username, size }: { username: string; size: PhotoSize },
  viewer: Viewer,
  { db, blobs }: Services,
): Promise<OpenedBlob | null> {
  const id = await findVisiblePhoto(db, username, viewer);
  return id === null ? null : blobs.get(photoAddress(id, size));
}
