import type { Role } from "../../services/platform/roles";
import type { Services } from "../../services/platform/services";

interface MemberOptions {
  username: string;
  email?: string;
  role?: Role;
  state?: "unverified" | "active" | "blocked";
}

/** Stores a member, and returns its id. */
export async function createMember(
  { db, now }: Services,
  { username, email = `${username}@voorbeeld.nl`, state = "active", role = "member" }: MemberOptions,
): Promise<string> {
  const { id } = await db
    .insertInto("members")
    .values({
      ...{ username, email, state, role, password_hash: "", terms_version: "1" },
      ...{ profile_visible: false, created_at: now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
