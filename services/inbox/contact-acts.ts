import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { clearMessages, startContact, storeSides } from "./change-contact";
import type { inboxContract } from "./contract";
import { type LockedContact, lockContact, type Other, sidesOf } from "./lock-contact";
import { afterAct, type ContactAct, type SideState } from "./rules";

type Contract = typeof inboxContract;
type Done = { status: 200; body: Record<string, never> } | { status: 404; body: Record<string, never> };
interface Call<Name extends keyof Contract> {
  input: InputOf<Contract[Name]>;
  member: SessionMember;
}

type Effect = (trx: Queries, contact: LockedContact, now: Date) => Promise<void>;

/** How a contact stands for who did an act. */
const leadsTo: Readonly<Partial<Record<ContactAct, SideState>>> = {
  accept: "accepted",
  decline: "none",
  withdraw: "none",
  remove: "none",
};

/**
 * Does an act of a member to a contact. One that cannot be done is answered as if there were no contact, unless the
 * contact stands so already, as when a button is pressed twice. The own side alone says that, so it tells nothing of
 * the other.
 */
async function act(
  name: ContactAct,
  member: SessionMember,
  other: Other,
  services: Services,
  effect: Effect = async () => {},
): Promise<Done> {
  const now = services.now();
  return services.db.transaction().execute(async (trx): Promise<Done> => {
    const contact = await lockContact(trx, member, other, services);
    if (!contact) return { status: 404, body: {} };
    const after = afterAct(name, sidesOf(contact), now);
    if (!after) return { status: contact.mine.state === leadsTo[name] ? 200 : 404, body: {} };
    await storeSides(trx, contact, after, now);
    await effect(trx, contact, now);
    return { status: 200, body: {} };
  });
}

/** Takes an own request back, with its text. */
export function withdrawRequest(
  { input, member }: Call<"withdrawRequest">,
  services: Services,
): Promise<AnswerTo<Contract["withdrawRequest"]>> {
  return act("withdraw", member, { contact: input.id }, services, (trx, { id }) => clearMessages(trx, id));
}

export function answerRequest(
  { input, member }: Call<"answerRequest">,
  services: Services,
): Promise<AnswerTo<Contract["answerRequest"]>> {
  const effect: Effect | undefined = input.answer === "accept" ? startContact : undefined;
  return act(input.answer, member, { contact: input.id }, services, effect);
}

/** Removes a contact with all its messages, for both. */
export function removeContact(
  { input, member }: Call<"removeContact">,
  services: Services,
): Promise<AnswerTo<Contract["removeContact"]>> {
  return act("remove", member, { contact: input.id }, services, (trx, { id }) => clearMessages(trx, id));
}

/** Blocks a member, or ends that. An own request to them is taken back, theirs is declined. */
export function setBlock(
  { input: { username, blocks }, member }: Call<"setBlock">,
  services: Services,
): Promise<AnswerTo<Contract["setBlock"]>> {
  return act(blocks ? "block" : "unblock", member, { username }, services, async (trx, contact) => {
    if (blocks && contact.mine.state === "asked") await clearMessages(trx, contact.id);
  });
}
