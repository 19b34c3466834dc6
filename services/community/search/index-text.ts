import { sql } from "kysely";
import { documentText } from "../../../app/fields/document/document-text";
import type { TextDocument } from "../../../app/fields/document/schema";
import type { Queries } from "../../tables";
import { searchVector, type WeightedText } from "./words";

/** A text to be found, as a row of `searched_texts`. */
type Row =
  | { thread_id: string; kind: "conversation" | "entry" }
  | { reaction_id: string; kind: "conversation" | "entry" }
  | { blog_id: string; kind: "blog" };

interface Thread {
  id: string;
  title: string;
  document: TextDocument;
}

/** The words of a conversation or an entry. */
export function threadVector({ title, document }: Omit<Thread, "id">): string {
  return searchVector([
    { weight: "A", text: title },
    { weight: "C", text: documentText(document) },
  ]);
}

/** The words of a reaction. */
export const reactionVector = (document: TextDocument) =>
  searchVector([{ weight: "D", text: documentText(document) }]);

/** The words of a blog itself. */
export function blogVector({ title, introduction }: { title: string; introduction: string }): string {
  const texts: WeightedText[] = [
    { weight: "A", text: title },
    { weight: "B", text: introduction },
  ];
  return searchVector(texts);
}

export const kindOfThread = ({ blog_id }: { blog_id: string | null }) =>
  blog_id === null ? ("conversation" as const) : ("entry" as const);

/** Has a conversation or an entry found by its present words. */
export async function indexThread(
  trx: Queries,
  { id, kind, ...text }: Thread & { kind: "conversation" | "entry" },
): Promise<void> {
  await store(trx, { thread_id: id, kind }, "thread_id", threadVector(text));
}

/** Has a reaction found by its present words. */
export async function indexReaction(
  trx: Queries,
  { id, document, thread }: { id: string; document: TextDocument; thread: { blog_id: string | null } },
): Promise<void> {
  const row = { reaction_id: id, kind: kindOfThread(thread) };
  await store(trx, row, "reaction_id", reactionVector(document));
}

/** Has a blog found by its present words. */
export async function indexBlog(
  trx: Queries,
  { memberId, ...blog }: { memberId: string; title: string; introduction: string },
): Promise<void> {
  await store(trx, { blog_id: memberId, kind: "blog" }, "blog_id", blogVector(blog));
}

async function store(
  trx: Queries,
  row: Row,
  target: "thread_id" | "reaction_id" | "blog_id",
  words: string,
): Promise<void> {
  await trx
    .insertInto("searched_texts")
    .values({ ...row, words })
    .onConflict((conflict) => conflict.column(target).doUpdateSet({ words: sql`excluded.words` }))
    .execute();
}
