import { type StaffAct, staffActs } from "../../../services/staff/contract";

/** The acts on a member, with their names in addresses. */
const names = {
  block: "blokkeren",
  unblock: "deblokkeren",
  logOut: "uitloggen",
  setRole: "rol",
  resetSecondFactor: "tweede-stap",
} satisfies Record<StaffAct, string>;

/** The address of a member's page that asks to confirm an act. */
export const confirmAddress = (act: StaffAct) => `?actie=${names[act]}`;

/** The address of a member's page after an act. */
export const doneAddress = (act: StaffAct) => `?gedaan=${names[act]}`;

/** Stands in that address for an act that was not possible any more. */
export const notDone = "niet";
export const notDoneAddress = `?gedaan=${notDone}`;

/** The act of these that has the name in an address; null for other names. */
export function findAct(name: string | null, acts: readonly StaffAct[]): StaffAct | null {
  return acts.find((act) => names[act] === name) ?? null;
}

/** The act that a page says was done. */
export const findDoneAct = (name: string | null) => findAct(name, staffActs);
