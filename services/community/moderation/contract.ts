import { deskContract } from "./desk-contract";
import { reportsContract } from "./reports-contract";

export {
  type Decision,
  type DecisionKind,
  decisionKinds,
  type JudgedPost,
  longestOfModeration,
  type MemberRecord,
  type PostKind,
  postKinds,
  reportReasons,
  ruleCount,
  type Sanction,
  silenceDays,
} from "./schemas";

/** The operations of moderation. */
export const moderationContract = { ...reportsContract, ...deskContract };
