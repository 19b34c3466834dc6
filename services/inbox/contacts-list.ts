import { sql } from "kysely";
import type { HealthProfile } from "../accounts/contract";
import { findPage } from "../community/paging";
import { itemsOnPage } from "../community/schemas";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { inboxContract } from "./contract";
import { selectPerson, shownPerson } from "./person";

type Contacts = (typeof inboxContract)["contacts"];

/** Of the lists beside the contacts. */
const mostOthers = 50;

/** What the other shares of how they know dementia; nothing of a profile that is not shown. */
const relationship = sql<
  HealthProfile["relationship"]
>`case when members.profile_visible and members.state = 'active'
  and 'relationship' = any(profiles.shared) then health_profiles.relationship end`;

/** With whom a member has contact, whom they asked, and whom they blocked. */
export async function getContacts(
  { input, member }: { input: InputOf<Contacts>; member: SessionMember },
  { db }: Services,
): Promise<AnswerTo<Contacts>> {
  const sides = db.selectFrom("contact_sides").where("contact_sides.member_id", "=", member.id);
  const accepted = sides.where("contact_sides.state", "=", "accepted");
  const { page, pageCount, offset } = await findPage(db, accepted, input.page);
  const contacts = await accepted
    .innerJoin("members", "members.id", "other_id")
    .leftJoin("profiles", "profiles.member_id", "other_id")
    .leftJoin("health_profiles", "health_profiles.member_id", "other_id")
    .select(["public_id as id", selectPerson, relationship.as("relationship")])
    .orderBy((eb) => eb.fn("lower", ["username"]))
    .limit(itemsOnPage)
    .offset(offset)
    .execute();
  const asked = await sides
    .select(["public_id as id", "state_at", selectPerson])
    .select(
      sql<boolean>`exists (select from messages where messages.contact_id = contact_sides.contact_id
        and messages.state = 'waiting')`.as("isWaiting"),
    )
    .where("state", "=", "asked")
    .orderBy("state_at", "desc")
    .limit(mostOthers)
    .execute();
  const blocked = await sides
    .select(["blocked_at", selectPerson])
    .where("blocked_at", "is not", null)
    .orderBy("blocked_at", "desc")
    .limit(mostOthers)
    .execute();
  const personOf = (row: { person: (typeof contacts)[number]["person"] }) =>
    shownPerson(row.person, member.id);
  return {
    status: 200,
    body: {
      page,
      pageCount,
      contacts: contacts.map((row) => ({ ...row, person: personOf(row) })),
      asked: asked.map(({ state_at, ...row }) => ({
        ...row,
        person: personOf(row),
        at: state_at.toISOString(),
      })),
      blocked: blocked.map((row) => ({ person: personOf(row), at: row.blocked_at?.toISOString() ?? "" })),
    },
  };
}
