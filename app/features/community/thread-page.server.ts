import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { findKeptForm } from "~/features/editor/public.server";
import { documentText } from "~/fields/document/document-text";
import { readPageRequest } from "~/utils/pagination";
import { truncate } from "~/utils/text";
import { longest, type ReactionPage, type ShownAnswer } from "../../../services/community/contract";
import type { ReactionChoice } from "./load.server";
import { threadQuery as names, type Thread, type ThreadDone, threadDone, threadPath } from "./paths";
import { readReactionId } from "./schema";

interface Loaded extends Pick<Thread, "id" | "slug"> {
  reactions: ReactionPage;
}

/** What the page of a conversation or an entry shows. @param slug of the address */
export async function loadThreadPage<T extends Loaded>(
  kind: Thread["kind"],
  slug: string,
  load: (choice: ReactionChoice) => Promise<T>,
  scope: RequestScope,
) {
  const { query } = scope;
  const reaction = readReactionId(query.get(names.reaction));
  const { page } = readPageRequest(query);
  const loaded = await load(reaction ? { reaction } : { page });
  const thread = { kind, id: loaded.id, slug: loaded.slug };
  const place = { page: loaded.reactions.page };
  if (reaction) throw redirect(threadPath(thread, { ...place, reaction }));
  if (page !== place.page) throw redirect(threadPath(thread, place));
  const done = findThreadDone(query);
  // The words of an address come from the title, which can change, also by the form that leads here. A text that was
  // kept at the old address is shown there.
  if (slug !== thread.slug && !(await findKeptForm(scope)))
    throw redirect(threadPath(thread, { ...place, done }), 301);
  const doneTo = readReactionId(query.get(names.doneTo));
  const shown = [...listReactions(loaded.reactions), ...loaded.reactions.waiting];
  const isToReaction = shown.some(({ id }) => id === doneTo);
  return {
    loaded,
    thread,
    addressed: findAddressed(loaded.reactions, query),
    done: isToReaction ? null : done,
    doneTo: isToReaction && done && doneTo ? { reaction: doneTo, done } : null,
  };
}

/** The reaction on this page that the form answers or quotes. */
function findAddressed(page: ReactionPage, query: URLSearchParams) {
  const kind = query.has(names.quote) ? "quote" : "answer";
  const id = readReactionId(query.get(names[kind]));
  const found = listReactions(page).find((reaction) => reaction.id === id);
  if (!found?.document || !found.acts.includes("answer")) return null;
  const words = kind === "quote" ? truncate(documentText(found.document), longest.quote) : "";
  return { kind, author: found.author, words } as const;
}

const listReactions = ({ reactions }: ReactionPage) =>
  reactions.flatMap((reaction): ShownAnswer[] => [reaction, ...reaction.answers]);

/** What was done before the redirect to a page of the community. */
export const findThreadDone = (query: URLSearchParams): ThreadDone | null =>
  threadDone.find((each) => each === query.get(names.done)) ?? null;
