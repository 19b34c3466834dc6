import type { Services } from "../../services/platform/services";

interface MemberOptions {
  username: string;
  email?: string;
  state?: "unverified" | "active" | "blocked";
}

/** Stores a member, and returns its id. */
export async function createMember(
  { db, now }: Services,
  { username, email = `${username}@voorbeeld.nl`, state = "active" }: MemberOptions,
): Promise<string> {
  const { id } = await db
    .insertInto("members")
    .values({
      ...{ username, email, state, password_hash: "", terms_version: "1" },
      ...{ profile_visible: false, created_at: now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
