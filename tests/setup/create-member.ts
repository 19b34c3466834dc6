import type { Role } from "../../services/platform/roles";
import type { Services } from "../../services/platform/services";

interface MemberOptions {
  username: string;
  email?: string;
  role?: Role;
  state?: "unverified" | "active" | "blocked";
  /** Whether members see the profile. */
  isVisible?: boolean;
  /** With which the member logs in; by default with none. */
  password?: string;
}

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, made once: it takes as long as a page. */
function hashOf(password: string, { passwords }: Services): Promise<string> {
  const known = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, known);
  return known;
}

/** Stores a member, and returns its id. */
export async function createMember(services: Services, options: MemberOptions): Promise<string> {
  const { db, now } = services;
  const { username, email = `${username}@voorbeeld.nl`, state = "active", role = "member" } = options;
  const { password, isVisible = false } = options;
  const password_hash = password === undefined ? "" : await hashOf(password, services);
  const { id } = await db
    .insertInto("members")
    .values({
      username,
      email,
      state,
      role,
      password_hash,
      terms_version: "1",
      profile_visible: isVisible,
      created_at: now(),
      ...(state !== "unverified" && { verified_at: now() }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
