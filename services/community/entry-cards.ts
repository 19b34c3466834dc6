import { documentText } from "../../app/fields/document/document-text";
import { readStoredDocument } from "../../app/fields/document/stored-document";
import { truncate } from "../../app/utils/text";
import type { Queries } from "../tables";
import type { EntryCard } from "./blogs-contract";
import { findPage } from "./paging";
import { itemsOnPage } from "./schemas";
import { slugOf } from "./slug-of";

const excerptLength = 240;

export interface EntryRow {
  id: string;
  title: string;
  document: unknown;
  date: string | null;
  published_at: Date | string | null;
  reaction_count: number;
}

/** An entry in a list. */
export function entryCard({ id, title, document, date, published_at, reaction_count }: EntryRow): EntryCard {
  const words = documentText(readStoredDocument(document)).replace(/\s+/g, " ").trim();
  return {
    id: String(id),
    title,
    slug: slugOf(title),
    date: date ?? "",
    at: published_at === null ? "" : new Date(published_at).toISOString(),
    excerpt: truncate(words, excerptLength),
    reactionCount: reaction_count,
  };
}

function publishedEntries(db: Queries, blogId: string) {
  return db.selectFrom("threads").where("blog_id", "=", blogId).where("state", "=", "published");
}

/** A page of the entries of a blog, the last date first. */
export async function listEntries(
  db: Queries,
  blogId: string,
  asked: number,
): Promise<{ page: number; pageCount: number; entries: EntryCard[] }> {
  const { page, pageCount, offset } = await findPage(db, publishedEntries(db, blogId), asked);
  const rows = await publishedEntries(db, blogId)
    .select(["id", "title", "document", "date", "published_at", "reaction_count"])
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(itemsOnPage)
    .offset(offset)
    .execute();
  return { page, pageCount, entries: rows.map(entryCard) };
}

/** The entries that were published last, with their texts. */
export async function listFeedEntries(db: Queries, blogId: string) {
  const rows = await publishedEntries(db, blogId)
    .select(["id", "title", "document", "date", "published_at", "reaction_count", "edited_at"])
    .orderBy("published_at", "desc")
    .limit(itemsOnPage)
    .execute();
  return rows.map((row) => ({
    ...entryCard(row),
    document: readStoredDocument(row.document),
    editedAt: row.edited_at?.toISOString() ?? null,
  }));
}
