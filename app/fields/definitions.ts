import type { z } from "zod";
import type { Sheet } from "~/utils/document";
import type { PageKind } from "~/utils/page-kind";
import { type CommonPage, commonPage, type PageFields, pageFields } from "./page-fields";

/** What others ask about a type of block; a trait that is left out is false. */
export interface BlockTraits<B> {
  /** Holds a form of the site itself. */
  hasForm?: boolean;
  /** Asks the visitor to give or to follow; left out on a calm home page. */
  isAppeal?: boolean;
  /** Its title is an entry of the page's sub-menu. */
  inSubmenu?: boolean;
  /** The style sheet it needs besides the one of every page. */
  sheet?: Sheet;
  /** How it looks as a section: on sand, or across the whole window as a section of its own. */
  section?: "sand" | "full-width";
  /** Shows nothing without its data. */
  needsData?: boolean;
  /** Whether it shows a list of activities, whose filters and page stand in the address of the page. */
  hasActivityList?(block: B): boolean;
  /** Whether it has nothing to show; `followable`: the site has social links of its own. */
  isEmpty?(block: B, site: { followable: boolean }): boolean;
}

/**
 * A type of block: its fields as the CMS sends them, what the site makes of them, and its traits.
 * @param bundle its name in the CMS
 */
export function defineBlock<T extends string, F extends z.ZodObject, B extends object>(
  bundle: T,
  {
    fields,
    read,
    ...traits
  }: { fields: F; read(fields: z.output<F>, context: z.RefinementCtx): B } & BlockTraits<B>,
) {
  const decoder = fields.transform((decoded, context) => ({ ...read(decoded, context), type: bundle }));
  const own: BlockTraits<B> = traits;
  return { bundle, fields, decoder, traits: own };
}

/** What others ask about a type of page; a trait that is left out is false. */
export interface PageTraits<P> {
  /** What kind of page it is, for statistics. */
  kind: PageKind;
  /** The style sheet it needs besides the one of every page. */
  sheet?: Sheet;
  /** A text of its own to read, such as a news item. */
  isArticle?: boolean;
  /** Asks whether it was of use. */
  hasFeedback?: boolean;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Leads to the feed of the national news. */
  followsNationalNews?: boolean;
  /** Shows a list of activities above its blocks. */
  hasActivityList?: boolean;
  /** Whether a form of the site stands in it, besides those of its blocks. */
  hasForm?(page: P): boolean;
  /** What tells it from other pages with the same title. */
  titleSuffix?(page: P): string;
  /** The last day or moment of what it is about. */
  endsOn?(page: P): string | null;
}

/**
 * A type of page: its fields besides those of every page, what the site makes of them, and its traits.
 * @param bundle its name in the CMS
 */
export function definePage<T extends string, F extends z.ZodObject, P extends object>(
  bundle: T,
  {
    fields: own,
    read,
    paragraphs = ({ field_page_content }) => field_page_content,
    ...traits
  }: {
    fields: F;
    read(fields: z.output<F> & PageFields, page: CommonPage): P;
    /** The paragraphs that become its blocks, where they are not those of every page. */
    paragraphs?(fields: z.output<F> & PageFields): unknown[];
  } & PageTraits<CommonPage & P>,
) {
  const decoder = pageFields.and(own).transform((fields) => {
    const page = commonPage(fields);
    return { page: { ...page, ...read(fields, page), type: bundle }, paragraphs: paragraphs(fields) };
  });
  const ownTraits: PageTraits<CommonPage & P> = traits;
  return { bundle, fields: own, decoder, traits: ownTraits };
}
