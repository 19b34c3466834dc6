import { z } from "zod";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { fieldMessage, reportProblem } from "~/fields/decode-problems";
import { bundleField } from "~/fields/drupal-fields";
import { fieldProblems, problemsOf } from "~/fields/field-problems";
import { makeIdsUnique } from "~/fields/rich-text";
import { unknownPage } from "~/utils/errors";
import { type PageType, pageDefinitions } from "./definitions";
import type { DecodedPage, PageOfDefinition, UnknownPage } from "./types";

/** The bundle of an entity that is no page, such as a term; another document without `type` is a failure. */
const bundleOrNone = bundleField.optional().transform((bundle) => bundle ?? "?");

/** Of nodes, terms, media, users, files, and of every entity of Drupal. */
const entityKeys = ["nid", "tid", "mid", "uid", "fid", "uuid"];

/** Decodes a node and its blocks by its bundle. */
export const pageSchema = z
  .looseObject({ type: bundleOrNone })
  .refine((node) => node.type !== "?" || entityKeys.some((key) => key in node), "has no type")
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
      const problems = fieldProblems(decoder, node);
      for (const { at, reason } of problems)
        reportProblem({ level: "warn", message: fieldMessage, facts: { field: at, reason } });
      const complete = {
        ...page,
        blocks: decodeBlocks(paragraphs),
        ...(problems.length > 0 && { problems }),
      };
      makeIdsUnique(complete);
      return complete;
    }
    for (const { at, reason } of problemsOf(decoded.error, node))
      context.addIssue({ code: "custom", message: reason, path: at === "" ? [] : at.split(".") });
    return z.NEVER;
  });

function isPageType(bundle: string): bundle is PageType {
  return Object.hasOwn(pageDefinitions, bundle);
}
