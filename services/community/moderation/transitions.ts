import type { PostState } from "../schemas";
import { hasText, type LockedMember, type PostRow } from "./posts";
import { type DecisionKind, decisionKinds, type Sanction } from "./schemas";

type JudgedState = Exclude<PostState, "draft">;
type DecidedState = Exclude<JudgedState, "waiting">;

/** What a decision changes of a post. */
export interface Change {
  state: DecidedState;
  /** Of what is removed. */
  rule: number | null;
  needsLook: boolean;
  /** Whether the author can object: then moderators may have to read it again. */
  isAgainst: boolean;
}

/** The columns that a change sets, which all kinds of posts have. */
export function columnsOfChange({ state, rule, needsLook }: Change) {
  const removal =
    state === "removed"
      ? { removed_by: "moderator" as const, rule: rule === null ? null : String(rule) }
      : { removed_by: null, rule: null };
  return { state, needs_look: needsLook, ...removal };
}

/** What a post becomes by a decision; null where it cannot be made. */
const next: Readonly<Record<JudgedState, Readonly<Record<DecisionKind, DecidedState | null>>>> = {
  waiting: { publish: "published", hide: null, restore: null, remove: "removed" },
  published: { publish: "published", hide: "hidden", restore: null, remove: "removed" },
  hidden: { publish: null, hide: null, restore: "published", remove: "removed" },
  removed: { publish: null, hide: null, restore: "published", remove: null },
};

type JudgedFacts = Pick<PostRow, "state" | "removed_by" | "document" | "copy" | "introduction">;
type JudgedOf = JudgedFacts & Pick<PostRow, "author_id" | "recipient_id">;

/** What a post becomes by a decision; null where it cannot be made, as for what its writer took away. */
export function stateAfter(post: JudgedFacts, decision: DecisionKind): DecidedState | null {
  return post.removed_by === "author" || !hasText(post) ? null : next[post.state][decision];
}

/** Whether a post is of somebody, or was sent to them. */
export function isTheirs({ author_id, recipient_id }: Omit<JudgedOf, keyof JudgedFacts>, memberId: string) {
  return author_id === memberId || recipient_id === memberId;
}

/** What a moderator can decide about a post; nothing about their own, and an objection decides whether it is restored. */
export function decisionsOn(post: JudgedOf, moderatorId: string, isObjected: boolean): DecisionKind[] {
  if (isTheirs(post, moderatorId)) return [];
  return decisionKinds.filter(
    (decision) => stateAfter(post, decision) !== null && !(isObjected && decision === "restore"),
  );
}

/** Whether a moderator can warn or silence an author: those of staff are for administrators. */
export function canSanction(
  author: Pick<LockedMember, "id" | "role"> | null,
  moderator: Pick<LockedMember, "id" | "role">,
): boolean {
  if (!author || author.id === moderator.id) return false;
  return author.role === "member" || moderator.role === "admin";
}

/** Whether the author has to hear which rule it is, and why. */
export function needsReason(decision: DecisionKind, sanction: Sanction): boolean {
  return decision === "hide" || decision === "remove" || sanction !== "none";
}
