import { z } from "zod";
import { items, numberField, requiredTextField } from "./drupal-fields";
import { withKind } from "./field-kinds";
import { isLocalPath } from "./links";

/** A reference to a page. */
export interface PageReference {
  /** The id of its node. */
  id: number | null;
  title: string;
  /** Null without a valid alias. */
  url: string | null;
}

export const referenceItem = z.object({
  nid: numberField.catch(null),
  title: requiredTextField,
  path: items(z.object({ alias: z.string().nullish() })).catch([]),
});

export function readReference({ nid, title, path: [path] }: z.output<typeof referenceItem>): PageReference {
  return { id: nid, title, url: path?.alias && isLocalPath(path.alias) ? path.alias : null };
}

/** The first reference of a field, or null. */
export const firstReference = items(z.unknown()).transform(([first]) => first ?? null);

/** The referenced page (docs/backend-contract.md, kind 'node'), or null when absent or invalid. */
export const pageReferenceField = withKind(
  "node",
  firstReference.pipe(referenceItem.transform(readReference).nullable().catch(null)),
);
