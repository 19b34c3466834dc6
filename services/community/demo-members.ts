import { sql } from "kysely";
import { dayMs } from "../../app/utils/durations";
import type { Queries } from "../tables";
import type { MemberContent } from "./content";
import { firstPosts } from "./reader";

/** How long ago the members of a demo joined: longer than their oldest text. */
const joinedMs = 3 * 365 * dayMs;
/** The one whose first posts wait for a moderator. */
const newcomer = "Lapjeskat";

/** Adds the members of a demo. Nobody can log in as one of them: they have no passwords. Returns the ids of all by name. */
export async function addDemoMembers(
  trx: Queries,
  members: readonly MemberContent[],
  now: Date,
): Promise<Map<string, string>> {
  const joined = new Date(now.getTime() - joinedMs);
  const added = await trx
    .insertInto("members")
    .values(
      members.map(({ username }) => ({
        username,
        email: `${username.toLowerCase()}@demo.invalid`,
        password_hash: "",
        state: "active",
        terms_version: "demo",
        profile_visible: true,
        created_at: joined,
        verified_at: joined,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "username"])
    .execute();
  const told = added.map(({ id, username }) => ({
    member_id: id,
    ...members.find((member) => member.username === username),
  }));
  await trx
    .insertInto("profiles")
    .values(
      told.map(({ member_id, province = null, biography = null }) => ({
        member_id,
        province,
        biography,
        gender: null,
        birth_year: null,
        shared: ["province", "biography", "relationship"],
      })),
    )
    .execute();
  await trx
    .insertInto("health_profiles")
    .values(
      told.map(({ member_id, relationship = null }) => ({
        member_id,
        relationship,
        forms: [],
        phase: null,
        consent_version: "demo",
        consented_at: now,
      })),
    )
    .execute();
  await trx
    .insertInto("community_members")
    .columns(["member_id", "published_count"])
    .expression((eb) =>
      eb
        .selectFrom("members")
        .select(["id", sql.lit(firstPosts).as("published_count")])
        .where("username", "!=", newcomer),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const all = await trx.selectFrom("members").select(["id", "username"]).execute();
  return new Map(all.map(({ id, username }) => [username, id]));
}
