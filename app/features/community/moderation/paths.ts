import { reportsPath } from "~/features/staff/public";
import { type PostKind, postKinds } from "../../../../services/community/contract";
import { communityPath } from "../paths";

export const inboxPath = "/mijn/postvak";
/** Where a member reads a contact; the inbox without one. */
export const inboxContactPath = (id: string | null) => (id === null ? inboxPath : `${inboxPath}/${id}`);

/** The kinds of posts with their names in addresses. */
const kindNames = {
  conversation: "gesprek",
  entry: "stuk",
  reaction: "reactie",
  message: "bericht",
  blog: "blog",
} satisfies Record<PostKind, string>;

export interface Post {
  kind: PostKind;
  id: string;
}

/** Names a post in an address. */
export const postPart = ({ kind, id }: Post) => `${kindNames[kind]}/${id}`;

/** The kind with a name in an address; null for other names. */
export function readKind(name: string | undefined): PostKind | null {
  return postKinds.find((kind) => kindNames[kind] === name) ?? null;
}

/** Where anybody reports a post. */
export const reportPath = (post: Post) => `${communityPath}/melden/${postPart(post)}`;

/** What was decided about the member's own posts. */
export const ownDecisionsPath = "/mijn/besluiten";

export const queuePath = reportsPath;
export const objectionsPath = `${queuePath}/bezwaren`;
/** Where a moderator answers the objection to a decision. */
export const objectionPath = (decisionId: string) =>
  `${objectionsPath}?bezwaar=${decisionId}#besluit-${decisionId}`;
export const decidedPath = `${queuePath}/afgehandeld`;

/** Where a moderator decides about a post. */
export const judgePath = (post: Post) => `${queuePath}/${postPart(post)}`;

/** The post of a part of an address that `judgePath` made; null for other texts. */
export function readJudged(part: string | null): Post | null {
  const [name, id = ""] = (part ?? "").split("/");
  const kind = readKind(name);
  return kind && /^\d{1,18}$/.test(id) ? { kind, id } : null;
}
