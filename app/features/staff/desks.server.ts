import { giftDeskRoles } from "../../../services/giving/contract";
import { logRoles, memberDeskRoles } from "../../../services/staff/contract";
import { giftsPath, logPath, membersPath, reportsPath, wordsPath } from "./paths";

/** The desks of the staff area: where each is, and who works there. */
const desks = {
  reports: { path: reportsPath, roles: memberDeskRoles },
  words: { path: wordsPath, roles: memberDeskRoles },
  members: { path: membersPath, roles: memberDeskRoles },
  gifts: { path: giftsPath, roles: giftDeskRoles },
  log: { path: logPath, roles: logRoles },
} as const;
export type DeskName = keyof typeof desks;

/** A desk as its pages and the menu name it. */
export interface Desk {
  name: DeskName;
  path: string;
}

/** The desks of a role. */
export function desksOf(role: string): Desk[] {
  const names: DeskName[] = ["reports", "words", "members", "gifts", "log"];
  return names
    .filter((name) => desks[name].roles.some((allowed) => allowed === role))
    .map((name) => ({ name, path: desks[name].path }));
}
