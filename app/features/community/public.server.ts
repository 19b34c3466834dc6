export { createDeletionCheck } from "./deletion-check.server";
export { flushCommunity } from "./flush.server";
export { communityTags } from "./tags";
