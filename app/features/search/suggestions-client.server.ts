import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { isLocalPath } from "~/fields/links";
import { readableItems } from "~/fields/readable-items";
import { plainText } from "~/fields/rich-text";
import type { Suggestion } from "./model";

interface SearchHelp {
  /** At most six. */
  suggestions: Suggestion[];
  /** What may be meant by a misspelt term, or null. */
  correction: string | null;
}

const path = "/api/v1/es/suggest";
const maxWaitMs = 1500;
const maxSuggestions = 6;
const none: SearchHelp = { suggestions: [], correction: null };

const itemSchema = z
  .object({ Title: z.string().min(1), Data: z.object({ Path: z.string().refine(isLocalPath) }) })
  .transform(({ Title, Data }): Suggestion => ({ title: plainText(Title), url: Data.Path }));

const helpSchema = z.object({ Items: readableItems(itemSchema), Correction: z.string().nullish() }).transform(
  ({ Items, Correction }): SearchHelp => ({
    suggestions: Items.slice(0, maxSuggestions),
    correction: Correction?.trim() || null,
  }),
);

/**
 * What helps whoever is searching: nothing where the upstream has no such call, fails, or takes longer than anybody
 * waits for it.
 */
export async function suggest(
  { upstreams: { productApi } }: UpstreamScope,
  term: string,
): Promise<SearchHelp> {
  const { upstream, calls } = productApi;
  const hurried = { upstream, calls: { ...calls, timeoutMs: Math.min(calls.timeoutMs, maxWaitMs) } };
  const result = await getJson(hurried, path, { schema: helpSchema, query: { query: term }, retries: 0 });
  return result.kind === "loaded" ? result.value : none;
}
