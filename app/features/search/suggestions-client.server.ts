import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { waitingAtMost } from "~/.server/http/call";
import { getJson } from "~/.server/http/get-json";
import { pathData } from "~/fields/api-fields";
import { optionalItems } from "~/fields/readable-items";
import { recognisedObject } from "~/fields/recognised-object";
import { textOfHtml } from "~/fields/rich-text";
import type { Suggestion } from "./model";

interface SearchSuggestions {
  /** At most `maxSuggestions`. */
  suggestions: Suggestion[];
  /** Suggested spelling of a misspelt term, or null. */
  correction: string | null;
}

const path = "/api/v1/es/suggest";
const maxWaitMs = 1500;
const maxSuggestions = 6;
const none: SearchSuggestions = { suggestions: [], correction: null };

const itemSchema = z
  .object({ Title: z.string().min(1), Data: pathData })
  .transform(({ Title, Data }): Suggestion => ({ title: textOfHtml(Title), url: Data.Path }));

const suggestionsSchema = recognisedObject({
  Items: optionalItems(itemSchema),
  Correction: z.string().nullish(),
}).transform(
  ({ Items, Correction }): SearchSuggestions => ({
    suggestions: Items.slice(0, maxSuggestions),
    correction: Correction?.trim() || null,
  }),
);

/**
 * Suggested pages and spelling for a search term; empty if the upstream lacks this call, null if it fails or takes
 * longer than `maxWaitMs`.
 */
export async function suggest(
  { upstreams: { productApi } }: UpstreamScope,
  term: string,
): Promise<SearchSuggestions | null> {
  const result = await getJson(waitingAtMost(productApi, maxWaitMs), path, {
    schema: suggestionsSchema,
    query: { query: term },
    retries: 0,
  });
  if (result.kind === "loaded") return result.value;
  return result.kind === "failed" && result.status === 404 ? none : null;
}
