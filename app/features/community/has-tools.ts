import type { Act } from "../../../services/community/contract";

const tools: readonly Act[] = ["answer", "edit", "remove", "report", "judge"];

/** Whether a list of tools below a text has anything in it. */
export const hasTools = (acts: readonly Act[]) => acts.some((act) => tools.includes(act));
