import { memberDeskRoles } from "../staff/contract";
import type { Reader } from "./reader";
import { type Act, acts, type PostState, type ReactionState } from "./schemas";

export interface ThreadFacts {
  kind: "conversation" | "entry";
  state: PostState;
  isOwn: boolean;
  /** In a closed group, or of a blog for members. */
  isForMembers: boolean;
  isClosed: boolean;
  isPinned: boolean;
  /** Whether its writer took the text away, and the reactions stayed. */
  isErased: boolean;
}

interface ReactionFacts {
  state: PostState;
  isOwn: boolean;
  /** Whether there are as many answers as there can be. */
  isFull: boolean;
}

interface StoredState {
  state: ReactionState;
  removed_by: "author" | "moderator" | null;
}

/** The state of a reaction as its writer sees it, who does not learn that it is or was withheld. */
export function seenState({ state, removed_by }: StoredState): Exclude<PostState, "draft"> {
  if (state !== "withheld") return state;
  return removed_by === null ? "published" : "removed";
}

type Viewer = Omit<Reader, "id">;

/** What a viewer gets to see: the thread, that members can read it, that it was hidden or removed, or nothing. */
type Access = "open" | "members" | "hidden" | "removed" | "missing";

/** What somebody sees of a thread. @param viewer null for a visitor */
export function accessTo({ state, isOwn, isForMembers }: ThreadFacts, viewer: Viewer | null): Access {
  if (state === "draft") return isOwn ? "open" : "missing";
  if (state === "waiting") return isOwn || (viewer && isAtDesk(viewer)) ? "open" : "missing";
  if (isForMembers && !viewer) return "members";
  return state === "published" ? "open" : state;
}

/** Whether somebody moderates, in a session that was opened with the second factor. */
function isAtDesk({ role, isStaffOpen }: Pick<Viewer, "role" | "isStaffOpen">): boolean {
  return isModerator(role) && isStaffOpen;
}

/** Whether somebody looks after what members write. */
export function isModerator(role: Reader["role"]): boolean {
  return memberDeskRoles.some((known) => known === role);
}

/** New members cannot change what a moderator has looked at. */
function mayChange(
  { isNew, silencedUntil }: Viewer,
  { isClosed }: ThreadFacts,
  { state, isOwn }: Pick<ReactionFacts, "state" | "isOwn">,
): boolean {
  if (!isOwn || isClosed || silencedUntil) return false;
  return state === "waiting" || (state === "published" && !isNew);
}

/** Anybody, visitors too. The text has to be there. */
const mayReport = ({ state, isOwn }: Pick<ReactionFacts, "state" | "isOwn">) =>
  state === "published" && !isOwn;

const mayRemove = ({ state, isOwn }: Pick<ReactionFacts, "state" | "isOwn">) => isOwn && state !== "removed";

type ThreadRule = (viewer: Viewer, thread: ThreadFacts) => boolean;

const isPublished: ThreadRule = (_viewer, { state }) => state === "published";
const mayReact: ThreadRule = (viewer, thread) =>
  isPublished(viewer, thread) && !thread.isClosed && !viewer.silencedUntil;
const mayModerate: ThreadRule = (viewer, { kind, state }) =>
  isAtDesk(viewer) && kind === "conversation" && state === "published";

const threadRules: Readonly<Record<Act, ThreadRule>> = {
  react: mayReact,
  answer: () => false,
  edit: (viewer, thread) =>
    !thread.isErased && ((thread.isOwn && thread.state === "draft") || mayChange(viewer, thread, thread)),
  remove: (_viewer, thread) => mayRemove(thread) && !thread.isErased,
  follow: isPublished,
  close: (viewer, thread) => mayModerate(viewer, thread) && !thread.isClosed,
  reopen: (viewer, thread) => mayModerate(viewer, thread) && thread.isClosed,
  pin: (viewer, thread) => mayModerate(viewer, thread) && !thread.isPinned,
  unpin: (viewer, thread) => mayModerate(viewer, thread) && thread.isPinned,
  move: mayModerate,
  report: (_viewer, thread) => mayReport(thread) && !thread.isErased,
  judge: (viewer, thread) => isAtDesk(viewer) && !thread.isOwn && !thread.isErased,
};

/** What somebody may do with a thread that they see. */
export function actsOnThread(thread: ThreadFacts, viewer: Viewer | null): Act[] {
  if (!viewer) return mayReport(thread) && !thread.isErased ? ["report"] : [];
  return acts.filter((act) => threadRules[act](viewer, thread));
}

interface BlogFacts {
  isOwn: boolean;
  /** Whether it has a title that its writer gave it. */
  hasText: boolean;
}

const blogRules: Readonly<
  Record<Act, (viewer: Pick<Viewer, "role" | "isStaffOpen">, blog: BlogFacts) => boolean>
> = {
  react: () => false,
  answer: () => false,
  edit: (_viewer, { isOwn }) => isOwn,
  remove: () => false,
  follow: (_viewer, { isOwn }) => !isOwn,
  close: () => false,
  reopen: () => false,
  pin: () => false,
  unpin: () => false,
  move: () => false,
  report: (_viewer, { isOwn, hasText }) => hasText && !isOwn,
  judge: (viewer, { isOwn, hasText }) => isAtDesk(viewer) && hasText && !isOwn,
};

/** What somebody may do with a blog that they see. */
export function actsOnBlog(blog: BlogFacts, viewer: Pick<Viewer, "role" | "isStaffOpen"> | null): Act[] {
  if (!viewer) return blog.hasText ? ["report"] : [];
  return acts.filter((act) => blogRules[act](viewer, blog));
}

type ReactionRule = (viewer: Viewer, thread: ThreadFacts, reaction: ReactionFacts) => boolean;
const never: ReactionRule = () => false;

const reactionRules: Readonly<Record<Act, ReactionRule>> = {
  react: never,
  answer: (viewer, thread, { state, isFull }) => mayReact(viewer, thread) && state === "published" && !isFull,
  edit: mayChange,
  remove: (_viewer, _thread, reaction) => mayRemove(reaction),
  follow: never,
  close: never,
  reopen: never,
  pin: never,
  unpin: never,
  move: never,
  report: (_viewer, _thread, reaction) => mayReport(reaction),
  judge: (viewer, _thread, { isOwn }) => isAtDesk(viewer) && !isOwn,
};

/** What somebody may do with a reaction to a thread that they see. */
export function actsOnReaction(thread: ThreadFacts, reaction: ReactionFacts, viewer: Viewer | null): Act[] {
  if (!viewer) return mayReport(reaction) ? ["report"] : [];
  return acts.filter((act) => reactionRules[act](viewer, thread, reaction));
}
