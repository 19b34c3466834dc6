import type { RequestScope } from "~/.server/context/scope";
import { documentText } from "~/fields/document/document-text";
import type { DocumentFeed } from "~/utils/document";
import type { Feed } from "~/utils/feed";
import { blogFeedPath, blogPath, entryPath } from "../paths";
import { getBlogFeed } from "./load.server";

/** The feed link of a public blog. */
export function blogFeed(username: string, title: string): DocumentFeed {
  return { title, address: blogFeedPath(username), format: "atom" };
}

/** The newest entries of a public blog, as a feed. @throws the 404 page for a private blog */
export async function loadBlogFeed(username: string, scope: RequestScope): Promise<Feed> {
  const { blog, entries } = await getBlogFeed(username, scope);
  return {
    kind: "blog",
    title: blog.title,
    page: blogPath(username),
    address: blogFeedPath(username),
    items: entries.map((entry) => ({
      id: entry.id,
      path: entryPath(entry),
      title: entry.title,
      text: documentText(entry.document),
      published: entry.at,
      updated: entry.editedAt,
      label: null,
    })),
  };
}
