import type { Generated } from "kysely";
import type { Constant, NullUntilSet } from "../platform/database/columns";

/** The photos of members, by the names of their blobs. */
export interface PhotosTable {
  member_id: Constant<string>;
  /** The photo that is to be seen. */
  shown_id: NullUntilSet<string>;
  /** The upload of which the next one is being made. */
  upload_id: string | null;
  /** Whether the last upload could not be read. */
  has_failed: Generated<boolean>;
  uploaded_at: Date;
}
