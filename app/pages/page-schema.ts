import { z } from "zod";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { reportProblem } from "~/fields/decode-problems";
import { bundleField } from "~/fields/drupal-fields";
import { makeIdsUnique } from "~/fields/rich-text";
import { isUnknownVacancyType } from "~/fields/vacancy-kind";
import { unknownPage } from "~/utils/errors";
import { type PageType, pageDefinitions } from "./definitions";
import type { DecodedPage, PageOfDefinition, UnknownPage } from "./types";

/** Decodes a node and its blocks by its bundle. */
export const pageSchema = z
  .looseObject({ type: bundleField })
  .transform((node, context): DecodedPage | UnknownPage => {
    if (!isPageType(node.type)) {
      reportProblem({ level: "error", message: unknownPage(node.type), facts: {} });
      return { type: "unknown", bundle: node.type };
    }
    const decoder: z.ZodType<{ page: PageOfDefinition; paragraphs: unknown[] }> =
      pageDefinitions[node.type].decoder;
    const decoded = decoder.safeParse(node);
    if (decoded.success) {
      const { page, paragraphs } = decoded.data;
      if ("vacancy" in page && isUnknownVacancyType(page.vacancy.type))
        reportProblem({ level: "warn", message: "unknown vacancy type", facts: { type: page.vacancy.type } });
      const complete = { ...page, blocks: decodeBlocks(paragraphs) };
      makeIdsUnique(complete);
      return complete;
    }
    for (const issue of decoded.error.issues)
      context.addIssue({ code: "custom", message: issue.message, path: [...issue.path] });
    return z.NEVER;
  });

function isPageType(bundle: string): bundle is PageType {
  return Object.hasOwn(pageDefinitions, bundle);
}
