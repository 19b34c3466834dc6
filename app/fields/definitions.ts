import type { z } from "zod";
import type { Sheet } from "~/utils/document";
import type { PageKind } from "~/utils/page-kind";
import { type CommonPage, commonPage, type PageFields, pageFields } from "./page-fields";

/** The traits of a block type; absent traits are false. */
export interface BlockTraits<B> {
  /** Contains a form of this site. */
  hasForm?: boolean;
  /** An appeal to donate or to follow; hidden on the home page in calm mode. */
  isAppeal?: boolean;
  /** Its title is an entry in the sub-menu of the page. */
  inSubmenu?: boolean;
  /** An extra style sheet. */
  sheet?: Sheet;
  /** Layout of its section: a sand background, or the full width of the window. */
  section?: "sand" | "full-width";
  /** Rendered only with data from its loader. */
  needsData?: boolean;
  /** Whether it shows a list of activities; its filters and page number are in the query. */
  hasActivityList?(block: B): boolean;
  /** Whether it renders nothing. `followable`: the site has links to social media. */
  isEmpty?(block: B, site: { followable: boolean }): boolean;
}

/**
 * Defines a block type: `fields` decodes the JSON of the CMS, `read` maps the decoded fields to the block.
 * @param bundle the type in the CMS
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

/** The traits of a page type; absent traits are false. */
export interface PageTraits<P> {
  /** The kind of page in statistics. */
  kind: PageKind;
  /** An extra style sheet. */
  sheet?: Sheet;
  /** An article, such as a news item, instead of a general page (Open Graph type). */
  isArticle?: boolean;
  /** Shows the feedback form 'Was this page useful?'. */
  hasFeedback?: boolean;
  /** Excluded from search engines. */
  noindex?: boolean;
  /** Links to the feed of the national news. */
  followsNationalNews?: boolean;
  /** Shows a list of activities above its blocks. */
  hasActivityList?: boolean;
  /** Whether it contains a form of this site, apart from those of its blocks. */
  hasForm?(page: P): boolean;
  /** Follows the title in the document title, to distinguish pages with the same title. */
  titleSuffix?(page: P): string;
  /** The last day (`YYYY-MM-DD`) or moment (ISO 8601) of its subject, such as an activity. */
  endsOn?(page: P): string | null;
}

/**
 * Defines a page type: `fields` decodes the fields beyond those of every page, `read` maps them to the page.
 * @param bundle the type in the CMS
 */
export function definePage<T extends string, F extends z.ZodObject, P extends object>(
  bundle: T,
  {
    fields: typeFields,
    read,
    paragraphs = ({ field_page_content }) => field_page_content,
    ...rest
  }: {
    fields: F;
    read(fields: z.output<F> & PageFields, page: CommonPage): P;
    /** The paragraphs that become its blocks. Default: `field_page_content`. */
    paragraphs?(fields: z.output<F> & PageFields): unknown[];
  } & PageTraits<CommonPage & P>,
) {
  const decoder = pageFields.and(typeFields).transform((fields) => {
    const page = commonPage(fields);
    return { page: { ...page, ...read(fields, page), type: bundle }, paragraphs: paragraphs(fields) };
  });
  const traits: PageTraits<CommonPage & P> = rest;
  return { bundle, fields: typeFields, decoder, traits };
}
