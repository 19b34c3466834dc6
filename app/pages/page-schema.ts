import { z } from "zod";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { bundleField } from "~/fields/drupal-fields";
import { type PageType, pageDefinitions } from "./definitions";
import type { DecodedPage, PageOfDefinition, UnknownPage } from "./types";

/** Decodes a node and its blocks by its bundle. */
export const pageSchema = z
  .looseObject({ type: bundleField })
  .transform((node, context): DecodedPage | UnknownPage => {
    if (!isPageType(node.type)) return { type: "unknown", bundle: node.type };
    const decoder: z.ZodType<{ page: PageOfDefinition; paragraphs: unknown[] }> =
      pageDefinitions[node.type].decoder;
    const decoded = decoder.safeParse(node);
    if (decoded.success) return { ...decoded.data.page, blocks: decodeBlocks(decoded.data.paragraphs) };
    for (const issue of decoded.error.issues)
      context.addIssue({ code: "custom", message: issue.message, path: [...issue.path] });
    return z.NEVER;
  });

function isPageType(bundle: string): bundle is PageType {
  return Object.hasOwn(pageDefinitions, bundle);
}
