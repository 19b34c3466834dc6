import type { z } from "zod";
import type { Sheet } from "~/utils/document";
import type { PageKind } from "~/utils/page-kind";
import { type CommonPage, commonPage, type PageFields, pageFields } from "./page-fields";

/** Properties of a block type that other modules read; an omitted trait is false. */
export interface BlockTraits<B> {
  /** Contains a form of this site. */
  hasForm?: boolean;
  /** Invites the visitor to donate or follow; left out of a calm home page. */
  isAppeal?: boolean;
  /** The title is an entry of the page's sub-menu. */
  inSubmenu?: boolean;
  /** The style sheet to load besides the site-wide one. */
  sheet?: Sheet;
  /** As a section: on a sand background, or rendering its own section across the window. */
  section?: "sand" | "full-width";
  /** Renders nothing until its loader has added `data`. */
  needsData?: boolean;
  /** Whether the block shows a list of activities; its filters and page number are query parameters. */
  hasActivityList?(block: B): boolean;
  /** Whether the block has nothing to show. `followable`: the site settings have social links. */
  isEmpty?(block: B, site: { followable: boolean }): boolean;
}

/**
 * Defines a block type: the fields the CMS sends, `read`, which maps them to the block's properties, and its traits.
 * @param bundle name of the type in the CMS
 */
export function defineBlock<T extends string, F extends z.ZodObject, B extends object>(
  bundle: T,
  {
    fields,
    read,
    ...rest
  }: { fields: F; read(fields: z.output<F>, context: z.RefinementCtx): B } & BlockTraits<B>,
) {
  const decoder = fields.transform((decoded, context) => ({ ...read(decoded, context), type: bundle }));
  const traits: BlockTraits<B> = rest;
  return { bundle, fields, decoder, traits };
}

/** Properties of a page type that other modules read; an omitted trait is false. */
export interface PageTraits<P> {
  /** The kind of page reported to statistics. */
  kind: PageKind;
  /** The style sheet to load besides the site-wide one. */
  sheet?: Sheet;
  /** An article to read, such as a news item. */
  isArticle?: boolean;
  /** Ends with the form 'Was this page useful?'. */
  hasFeedbackForm?: boolean;
  /** Excluded from search engines. */
  noindex?: boolean;
  /** Links the feed of national news in its document. */
  hasNationalNewsFeed?: boolean;
  /** Shows a list of activities besides those of its blocks. */
  hasActivityList?: boolean;
  /** Whether the page contains a form of this site, besides those of its blocks. */
  hasForm?(page: P): boolean;
  /** Added to the document title to tell pages with the same title apart. */
  titleSuffix?(page: P): string;
  /** The last day or moment of the activity or vacancy on the page (ISO 8601). */
  endsOn?(page: P): string | null;
}

/**
 * Defines a page type: its fields besides the common ones, `read`, which maps them to the page's properties, and its
 * traits.
 * @param bundle name of the type in the CMS
 */
export function definePage<T extends string, F extends z.ZodObject, P extends object>(
  bundle: T,
  {
    fields,
    read,
    paragraphs = ({ field_page_content }) => field_page_content,
    ...rest
  }: {
    fields: F;
    read(fields: z.output<F> & PageFields, page: CommonPage): P;
    /** The paragraphs that become blocks; `field_page_content` by default. */
    paragraphs?(fields: z.output<F> & PageFields): unknown[];
  } & PageTraits<CommonPage & P>,
) {
  const decoder = pageFields.and(fields).transform((decoded) => {
    const page = commonPage(decoded);
    return { page: { ...page, ...read(decoded, page), type: bundle }, paragraphs: paragraphs(decoded) };
  });
  const traits: PageTraits<CommonPage & P> = rest;
  return { bundle, fields, decoder, traits };
}
