import { dayMs } from "../../app/utils/durations";
/** How long after a declined request another one of the same member does not arrive. */
export const declinedMs = 90 * dayMs;

const sideStates = ["none", "asked", "invited", "accepted"] as const;
/** How a contact stands for one of the two: asked by them, or by the other. */
export type SideState = (typeof sideStates)[number];

export interface Side {
  state: SideState;
  /** When this member declined a request of the other, and since when they block the other. */
  declinedAt: Date | null;
  blockedAt: Date | null;
}

/** A contact as seen by who acts. */
export interface Sides {
  mine: Side;
  theirs: Side;
}

const contactActs = ["ask", "withdraw", "accept", "decline", "remove", "block", "unblock"] as const;
export type ContactAct = (typeof contactActs)[number];

type Rule = (sides: Sides, now: Date) => Sides | null;

const changed = (side: Side, changes: Partial<Side>): Side => ({ ...side, ...changes });
const none = { state: "none" } as const;
const accepted = { state: "accepted", declinedAt: null } as const;

const rules: Readonly<Record<ContactAct, Rule>> = {
  ask(sides, now) {
    const { mine, theirs } = sides;
    if (mine.blockedAt || mine.state === "asked" || mine.state === "accepted") return null;
    // Both asked, also where the other's request was declined or did not arrive.
    if (mine.state === "invited" || theirs.state === "asked") return both(sides, accepted);
    const asked = changed(mine, { state: "asked" });
    return { mine: asked, theirs: isClosedTo(theirs, now) ? theirs : changed(theirs, { state: "invited" }) };
  },
  withdraw: ({ mine, theirs }) =>
    mine.state === "asked" ? { mine: changed(mine, none), theirs: withoutInvitation(theirs) } : null,
  accept: (sides) => (sides.mine.state === "invited" ? both(sides, accepted) : null),
  // The other goes on seeing that they asked.
  decline: ({ mine, theirs }, now) =>
    mine.state === "invited" ? { mine: changed(mine, { ...none, declinedAt: now }), theirs } : null,
  remove: (sides) => (sides.mine.state === "accepted" ? both(sides, none) : null),
  block({ mine, theirs }, now) {
    const blocked = changed(mine, { blockedAt: mine.blockedAt ?? now });
    if (mine.state === "invited") return { mine: changed(blocked, { ...none, declinedAt: now }), theirs };
    if (mine.state === "asked") return { mine: changed(blocked, none), theirs: withoutInvitation(theirs) };
    return { mine: blocked, theirs };
  },
  unblock: ({ mine, theirs }) => ({ mine: changed(mine, { blockedAt: null }), theirs }),
};

/** Both sides after an act of one of the two; null where it cannot be done. */
export function afterAct(act: ContactAct, sides: Sides, now: Date): Sides | null {
  return rules[act](sides, now);
}

/** Whether what the other writes does not arrive, which they do not learn. */
function isClosedTo({ blockedAt, declinedAt }: Omit<Side, "state">, now: Date): boolean {
  return blockedAt !== null || (declinedAt !== null && now.getTime() - declinedAt.getTime() < declinedMs);
}

function both({ mine, theirs }: Sides, changes: Partial<Side>): Sides {
  return { mine: changed(mine, changes), theirs: changed(theirs, changes) };
}

function withoutInvitation(side: Side): Side {
  return side.state === "invited" ? changed(side, none) : side;
}
