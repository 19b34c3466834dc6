import { sql } from "kysely";
import { prepare } from "../platform/database/preparing-dialect";
import type { SessionMember } from "../platform/http/route";
import type { Role } from "../platform/roles";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";

/** How many posts of a member a moderator looks at before the next ones are published at once. */
export const firstPosts = 2;

/** A member who reads. */
export interface Reader extends Pick<SessionMember, "id" | "role" | "isStaffOpen"> {
  /** Whether posts of the member wait for a moderator. */
  isNew: boolean;
  /** Until when the member may not write; null where they may. */
  silencedUntil: Date | null;
}

/** Who a list is for. */
export type ReaderId = Pick<Reader, "id">;

interface Standing {
  published_count: number;
  silenced_until: Date | null;
}

const readStanding = prepare<{ memberId: string }>()((db, value) =>
  db
    .selectFrom("community_members")
    .select(["published_count", "silenced_until"])
    .where("member_id", "=", value("memberId"))
    .compile(),
);

/** The member of a call as a reader; null for visitors. */
export async function findReader(
  member: SessionMember | null,
  { db, now }: Pick<Services, "now"> & { db: Queries },
): Promise<Reader | null> {
  if (!member) return null;
  const [standing] = await readStanding(db, { memberId: member.id });
  return readerOf(member, standing, now());
}

/** Until when a reader may not write, as a part of another query; null where they may. */
export function silenceOf(reader: ReaderId | null, now: Date) {
  return sql<Date | null>`(select silenced_until from community_members
    where member_id = ${reader?.id ?? null}::uuid and silenced_until > ${now})`;
}

/** Whether posts of a member wait for a moderator. @param published how many of them were published; null for none */
export function isNewMember(role: Role, published: number | null): boolean {
  return role === "member" && (published ?? 0) < firstPosts;
}

/** @param standing undefined for a member who never posted */
export function readerOf(
  { id, role, isStaffOpen }: SessionMember,
  standing: Standing | undefined,
  now: Date,
): Reader {
  const until = standing?.silenced_until ?? null;
  return {
    id,
    role,
    isStaffOpen,
    isNew: isNewMember(role, standing?.published_count ?? null),
    silencedUntil: until && until > now ? until : null,
  };
}
