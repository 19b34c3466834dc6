import type { RequestScope } from "~/.server/context/scope";
import { writeSyntax } from "~/fields/document/write-syntax";
import { amsterdamDay } from "~/utils/dates";
import type { Act, PostState } from "../../../../services/community/contract";
import { getOwnEntry } from "./load.server";

interface EntryForm {
  /** Null for a new one. */
  id: string | null;
  state: PostState;
  acts: Act[];
  values: Record<string, string[]>;
}

/** The form of an entry as it is stored; a new one has the date of today. */
export async function loadEntryForm(id: string | null, scope: RequestScope): Promise<EntryForm> {
  if (id === null) {
    const values = { date: [amsterdamDay(scope.now)] };
    return { id, state: "draft", acts: [], values };
  }
  const { title, date, document, version, state, acts } = await getOwnEntry(id, scope);
  const values = { title: [title], date: [date], text: [writeSyntax(document)], version: [String(version)] };
  return { id, state, acts, values };
}
