import type { ThreadLink } from "../../../services/community/contract";

export const communityPath = "/ervaringen-delen";
export const forumPath = `${communityPath}/forum`;
export const blogsPath = `${communityPath}/blogs`;
export const communitySearchPath = `${communityPath}/zoeken`;
export const communitySiteMapPath = "/sitemap-ervaringen.xml";
export const conductPath = "/gedragsregels";
export const stopMailsPath = "/mails-stoppen";

/** The page of a group where the member's conversation is gone from. */
export const groupWithoutPath = (group: string) => `${groupPath(group)}?${threadQuery.done}=weg`;

/** The page of a group, of all its conversations or those of one topic. */
export function groupPath(group: string, topic?: string): string {
  return `${forumPath}/${group}${topic ? `?onderwerp=${topic}` : ""}`;
}

/** Where a conversation is started in a group, about one of its topics or none. */
export const startPath = (group: string, topic?: string) =>
  `${groupPath(group)}/nieuw${topic ? `?onderwerp=${topic}` : ""}`;

/** A conversation, or an entry of a blog. */
export interface Thread extends Pick<ThreadLink, "id" | "slug"> {
  kind: "conversation" | "entry";
}

/** What was done before the redirect to a thread. */
export const threadDone = [
  "wacht",
  "geplaatst",
  "gewijzigd",
  "gewijzigd-wacht",
  "weg",
  "volgt",
  "volgt-niet",
  "geregeld",
] as const;
export type ThreadDone = (typeof threadDone)[number];

export interface Place {
  /** A page of the reactions. */
  page?: number | null;
  /** The id of a reaction on that page. */
  reaction?: string | null;
  /** What was done: to the reaction, or to the thread. */
  done?: ThreadDone | null;
}

const threadPaths = { conversation: `${forumPath}/gesprek`, entry: `${blogsPath}/stuk` };

export function threadPath({ kind, id, slug }: Thread, { page, reaction, done }: Place = {}): string {
  const query = new URLSearchParams({
    ...(page && page > 1 && { page: String(page) }),
    ...(done && { [threadQuery.done]: done }),
    ...(done && reaction && { [threadQuery.doneTo]: reaction }),
  }).toString();
  const anchor = reaction ? `#${reactionId(reaction)}` : "";
  return `${threadPaths[kind]}/${id}/${slug}${query && `?${query}`}${anchor}`;
}

export const conversationPath = (link: Pick<ThreadLink, "id" | "slug">) =>
  threadPath({ kind: "conversation", ...link });
export const entryPath = (link: Pick<ThreadLink, "id" | "slug">) => threadPath({ kind: "entry", ...link });

export const blogPath = (username: string) => `${blogsPath}/${username}`;
export const blogFeedPath = (username: string) => `${blogPath(username)}/feed.atom`;
export const ownBlogPath = "/mijn/blog";
export const followersPath = `${ownBlogPath}/volgers`;

/** Where an entry is written: a new one, or one that is stored. */
export const writeEntryPath = (id?: string) => `${ownBlogPath}/stuk${id ? `/${id}` : ""}`;

export const editConversationPath = (id: string) => `${forumPath}/gesprek/${id}/wijzigen`;
export const editReactionPath = (id: string) => `${communityPath}/reactie/${id}`;

/** The id of a reaction in its page. */
export const reactionId = (id: string) => `reactie-${id}`;

/** The id of the form below a thread. */
export const writeId = "schrijf";

/** Names in the query of a thread, beside that of the page. */
export const threadQuery = {
  /** The reaction whose page is asked for. */
  reaction: "reactie",
  answer: "antwoord",
  quote: "citeer",
  done: "gelukt",
  /** The reaction that it was done to. */
  doneTo: "bij",
} as const;
