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

const referenceItem = z.object({
  nid: numberField.catch(null),
  title: requiredTextField,
  path: items(z.object({ alias: z.string().nullish() })).catch([]),
});

/** The referenced page (docs/backend-contract.md, kind 'node'), or null when absent or invalid. */
export const pageReferenceField = withKind(
  "node",
  items(z.unknown()).transform(([first]): PageReference | null => {
    const { data: node } = referenceItem.safeParse(first);
    if (!node) return null;
    const alias = node.path[0]?.alias;
    return { id: node.nid, title: node.title, url: alias && isLocalPath(alias) ? alias : null };
  }),
);
