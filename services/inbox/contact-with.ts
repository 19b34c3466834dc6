import { findReader } from "../community/reader";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import { findRefusal } from "./ask-contact";
import type { inboxContract, Standing } from "./contract";
import { findVerified, type SideRow } from "./lock-contact";
import { shownText } from "./shown-message";

type With = (typeof inboxContract)["contactWith"];

/** How a contact stands, for the page of a profile. */
export async function contactWith(
  { input: { username }, member }: { input: InputOf<With>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<With>> {
  const { db } = services;
  const otherId = await findVerified(db, username);
  if (otherId === null || otherId === member.id) return { status: 404, body: {} };
  const side = await db
    .selectFrom("contact_sides")
    .selectAll()
    .where("member_id", "=", member.id)
    .where("other_id", "=", otherId)
    .executeTakeFirst();
  const reader = await findReader(member, services);
  const blocked_at = side?.blocked_at ?? null;
  return {
    status: 200,
    body: {
      standing: await standingOf(side, services),
      isBlocked: blocked_at !== null,
      cannotAsk: reader && (await findRefusal(db, { writer: reader, mine: { blocked_at } })),
    },
  };
}

async function standingOf(side: SideRow | undefined, services: Services): Promise<Standing> {
  if (!side || side.state === "none") return { state: "none" };
  const { public_id: id, state } = side;
  if (state === "accepted") return { state, id };
  const at = side.state_at.toISOString();
  const message = await services.db
    .selectFrom("messages")
    .select(["id", "contact_id", "text", "number", "state"])
    .where("contact_id", "=", side.contact_id)
    .where("author_id", "=", state === "asked" ? side.member_id : side.other_id)
    .limit(1)
    .executeTakeFirst();
  if (state === "asked") return { state, id, at, isWaiting: message?.number === null };
  return message
    ? { state, id, at, text: shownText(message, services), message: message.id }
    : { state: "none" };
}
