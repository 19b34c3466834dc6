import { z } from "zod";
import { pathData } from "~/fields/api-fields";
import { decodeItems } from "~/fields/readable-items";
import { textOfHtml } from "~/fields/rich-text";
import { resultKind, type SearchResult, type SearchResultList } from "./model";

const itemSchema = z.object({
  Id: z.coerce.string(),
  Title: z.string().min(1),
  Type: z.string(),
  Introduction: z.string().nullish(),
  Data: pathData,
  SearchLabels: z.array(z.string()).nullish(),
});

/** Maximum number of results in a response (docs/backend-contract.md). */
const maxResults = 100;

/** Results as plain text, in the upstream's order; items that fail to decode are logged and left out. */
export const searchResultsSchema = z.array(z.unknown()).transform((list, context): SearchResultList => {
  const items = decodeItems(itemSchema, list, context);
  const results = items.map(
    (item): SearchResult => ({
      id: item.Id,
      title: textOfHtml(item.Title),
      type: item.Type,
      kind: resultKind(item.Type),
      introduction: textOfHtml(item.Introduction ?? ""),
      url: item.Data.Path,
      labels: item.SearchLabels ?? [],
    }),
  );
  return { results, more: list.length >= maxResults };
});
