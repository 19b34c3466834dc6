import { z } from "zod";
import { bundleField } from "~/utils/drupal-fields";
import { contentPageSchema } from "./content-page/schema";
import { homepageSchema } from "./homepage/schema";
import { newsSchema } from "./news/schema";
import { overviewPageSchema } from "./overview-page/schema";

/** Every page type the site knows, by its bundle in the CMS. */
export const pageSchemas = {
  content_page: contentPageSchema,
  homepage: homepageSchema,
  news: newsSchema,
  overview_page: overviewPageSchema,
};

export type PageType = keyof typeof pageSchemas;
type PageMap = { [T in PageType]: z.output<(typeof pageSchemas)[T]> & { type: T } };
export type Page<T extends PageType = PageType> = { [K in T]: PageMap[K] & { type: K } }[T];

/** A page of a bundle nobody knows: 'unknown page {bundle}' in the log, not found for the visitor. */
export interface UnknownPage {
  type: "unknown";
  bundle: string;
}

/** Decodes a node by its bundle. */
export const pageSchema = z
  .looseObject({ type: bundleField })
  .transform((node, context): Page | UnknownPage => {
    if (!isPageType(node.type)) return { type: "unknown", bundle: node.type };
    const schema: z.ZodType<Page> = pageSchemas[node.type];
    const decoded = schema.safeParse(node);
    if (decoded.success) return decoded.data;
    for (const issue of decoded.error.issues)
      context.addIssue({ code: "custom", message: issue.message, path: [...issue.path] });
    return z.NEVER;
  });

function isPageType(bundle: string): bundle is PageType {
  return Object.hasOwn(pageSchemas, bundle);
}
