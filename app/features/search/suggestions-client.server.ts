import { z } from "zod";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import { isOwnPath } from "~/fields/links";
import { plainText } from "~/fields/rich-text";
import type { Suggestion } from "./model";

interface SearchHelp {
  /** At most six. */
  suggestions: Suggestion[];
  /** What may be meant by a misspelt term, or null. */
  correction: string | null;
}

/** What helps whoever is searching. */
export interface SuggestionsClient {
  /** Nothing where the upstream has no such call, fails, or takes longer than anybody waits for it. */
  suggest(term: string): Promise<SearchHelp>;
}

const path = "/api/v1/es/suggest";
const longestWaitMs = 1500;
const mostSuggestions = 6;
const none: SearchHelp = { suggestions: [], correction: null };

const itemSchema = z
  .object({ Title: z.string().min(1), Data: z.object({ Path: z.string().refine(isOwnPath) }) })
  .transform(({ Title, Data }): Suggestion => ({ title: plainText(Title), url: Data.Path }));

export function createSuggestionsClient(api: Upstream, scope: CallScope): SuggestionsClient {
  const schema = z
    .object({ Items: readableItems(itemSchema, scope.logger, path), Correction: z.string().nullish() })
    .transform(
      ({ Items, Correction }): SearchHelp => ({
        suggestions: Items.slice(0, mostSuggestions),
        correction: Correction?.trim() || null,
      }),
    );
  const hurried = { ...scope, timeoutMs: Math.min(scope.timeoutMs, longestWaitMs) };
  return {
    async suggest(term) {
      const result = await getJson(api, hurried, path, { schema, query: { query: term }, retries: 0 });
      return result.kind === "loaded" ? result.value : none;
    },
  };
}
