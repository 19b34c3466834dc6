import { alertsContract } from "./alerts/contract";
import { blogsContract } from "./blogs-contract";
import { followsContract } from "./follows-contract";
import { forumContract } from "./forum-contract";
import { hubContract } from "./hub-contract";
import { moderationContract } from "./moderation/contract";
import { searchContract } from "./search/contract";
import { wordsContract } from "./words/contract";

export type { BlogCard, Entry, EntryCard } from "./blogs-contract";
export type { Followed, FollowTarget } from "./follows-contract";
export type { Conversation, ConversationCard, Group, Topic } from "./forum-contract";
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
} from "./moderation/contract";
export {
  type Act,
  type Author,
  longest,
  type PostState,
  type ReactionPage,
  type Refused,
  type ShownAnswer,
  type ShownReaction,
  type ThreadLink,
} from "./schemas";
export type { FoundKind, FoundResult } from "./search/contract";
export { listedWord, mostWords, type WordKind, wordKinds } from "./words/contract";

/** The operations of the forum and the blogs. */
export const communityContract = {
  ...hubContract,
  ...forumContract,
  ...blogsContract,
  ...followsContract,
  ...alertsContract,
  ...moderationContract,
  ...wordsContract,
  ...searchContract,
};
