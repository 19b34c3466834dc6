import type { Act } from "../../../services/community/contract";

const tools: readonly Act[] = ["answer", "edit", "remove", "report", "judge"];

/** Whether a list of tools below a text has anything in it. */
export const hasTools = (acts: readonly Act[]) => acts.some((act) => tools.includes(act));

/** The title of the page of an own text. In a closed conversation it can only be taken away. */
export const ownTextTitle = {
  conversation: (acts: readonly Act[]) =>
    acts.includes("edit") ? "community.change.conversationTitle" : "community.change.removeConversationTitle",
  reaction: (acts: readonly Act[]) =>
    acts.includes("edit") ? "community.change.reactionTitle" : "community.change.removeReactionTitle",
} as const;
