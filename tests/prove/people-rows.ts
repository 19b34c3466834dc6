import { dayMs } from "~/utils/durations";
import { sha256 } from "../../services/platform/hash";
import { type TableRows, table } from "./copy-rows";

export interface OpenSession {
  member: string;
  /** What stands in the cookie. */
  secret: string;
}

/** Verified members, `Lid0` and on. */
export function membersTable(
  ids: readonly string[],
  { joined, now }: { joined: Date; now: Date },
): TableRows {
  const columns = {
    username: (index: number) => `Lid${index}`,
    email: (index: number) => `lid${index}@voorbeeld.nl`,
    password_hash: () => "",
    state: () => "active",
    terms_version: () => "1",
    profile_visible: () => true,
    created_at: () => joined,
    verified_at: () => joined,
    seen_at: () => now,
  };
  return table(
    "members",
    ["id", ...Object.keys(columns)],
    ids.map((id, index) => [id, ...Object.values(columns).map((read) => read(index))]),
  );
}

/** Sessions that last a day. */
export function sessionsTable(sessions: readonly OpenSession[], now: Date): TableRows {
  const ends = new Date(now.getTime() + dayMs);
  return table(
    "sessions",
    ["token_hash", "member_id", "device_name", "remember", "created_at", "last_seen_at", "expires_at"],
    sessions.map(({ member, secret }) => [sha256(secret), member, "", false, now, now, ends]),
  );
}
