import { documentText } from "~/fields/document/document-text";
import type { Author, Conversation, Entry, ShownReaction } from "../../../services/community/contract";
import { conversationPath, entryPath, reactionId } from "./paths";

/** The structured data of a public conversation (schema.org DiscussionForumPosting); none of another. */
export function conversationMarkup(conversation: Conversation, origin: string): object[] {
  const { title, document, group, state } = conversation;
  if (!group.isPublic || state !== "published" || !document) return [];
  const url = origin + conversationPath(conversation);
  return [
    {
      "@context": "https://schema.org",
      "@type": "DiscussionForumPosting",
      headline: title,
      text: documentText(document),
      articleSection: group.title,
      ...factsOf(conversation, url),
    },
  ];
}

/** The structured data of an entry in a public blog (schema.org BlogPosting); none of another. */
export function entryMarkup(entry: Entry, origin: string): object[] {
  const { title, document, blog, state } = entry;
  if (!blog.isPublic || state !== "published") return [];
  const url = origin + entryPath(entry);
  return [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: title,
      articleBody: documentText(document),
      isPartOf: { "@type": "Blog", name: blog.title },
      ...factsOf(entry, url),
    },
  ];
}

function factsOf({ author, at, editedAt, reactions }: Conversation | Entry, url: string): object {
  return {
    url,
    mainEntityOfPage: url,
    inLanguage: "nl",
    author: person(author),
    datePublished: at,
    ...(editedAt && { dateModified: editedAt }),
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/CommentAction",
      userInteractionCount: reactions.count,
    },
    comment: reactions.reactions.flatMap((reaction) => comment(reaction, url)),
  };
}

function comment({ id, author, at, document }: ShownReaction, url: string): object[] {
  if (!document) return [];
  return [
    {
      "@type": "Comment",
      url: `${url}#${reactionId(id)}`,
      author: person(author),
      datePublished: at,
      text: documentText(document),
    },
  ];
}

/** The name that a member chose; profiles are closed to search engines. */
function person(author: Author): object {
  return { "@type": "Person", name: author?.username ?? "Anoniem lid" };
}
