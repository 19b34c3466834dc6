import type { AskRefusal, Standing } from "../../../services/inbox/contract";

/** How a contact stands for a member. */
export interface Contact {
  standing: Standing;
  isBlocked: boolean;
  cannotAsk: AskRefusal | null;
}
