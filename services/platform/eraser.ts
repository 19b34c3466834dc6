import type { Queries } from "../tables";
import type { Services } from "./services";

/** A member whose account is being deleted; the row still exists. */
interface LeavingMember {
  id: string;
  email: string;
}

/**
 * Deletes what one part of the product holds of a member, or makes it anonymous. Rows change in the transaction; files
 * are deleted by jobs that are queued in it, since a rolled back transaction cannot bring them back.
 */
export type Eraser = (
  trx: Queries,
  member: LeavingMember,
  services: Pick<Services, "now" | "secret">,
) => Promise<void>;
