import type { Act } from "../../../services/community/contract";

/** Whether the member may change or remove an own text: one page offers both. */
export const mayChangeOrRemove = (acts: readonly Act[]) => acts.includes("edit") || acts.includes("remove");

/** The title of that page. In a closed conversation a text can only be removed. */
export const ownTextTitle = {
  conversation: (acts: readonly Act[]) =>
    acts.includes("edit") ? "community.change.conversationTitle" : "community.change.removeConversationTitle",
  reaction: (acts: readonly Act[]) =>
    acts.includes("edit") ? "community.change.reactionTitle" : "community.change.removeReactionTitle",
} as const;
