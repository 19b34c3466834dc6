/**
 * Who may get what a route renders, and what it reads of its address: `handle.policy` of a route module. Plain data,
 * since handles are not stripped from browser bundles. A route without a policy is private.
 */
export interface RoutePolicy {
  /**
   * `everyone`: never reads a session, so all visitors share one page. `visitors`: shared by requests without a session
   * cookie; members get their own, uncached. `false`: never cached. Pages always vary by reading preferences.
   */
  shared: "everyone" | "visitors" | false;
  query?: QueryNames;
  /** Whether a slide-in may appear. */
  slideIn?: boolean;
  /** Whether it answers scripts that ask again and again with a few bytes: sent as pages are, without Express. */
  answersScripts?: boolean;
  /** Whether browsers may load the page before its link is followed. */
  prefetch?: boolean;
  /** Whether third parties may learn of the visit, where the visitor agreed. */
  tracking?: boolean;
  /** Whether the page has a form with a captcha. */
  captcha?: boolean;
  /** Whether the page is the newsletter form itself, so that the footer has none. */
  newsletterForm?: boolean;
  /** Limit of an upload in bytes; without it, that of a form without files. */
  maxUploadBytes?: number;
  /** Whether a post only changes what one visitor sees, such as a step of a test: limited apart from forms. */
  postsChoices?: boolean;
  /** Whether other sites may post to it: what is posted holds a secret that says all, and no session is read. */
  acceptsForeignPosts?: boolean;
  /**
   * Of a page that is not in the CMS: the page under which its breadcrumbs put it, by the CMS's name. `parent` is the
   * path above, `section` the first segment.
   */
  breadcrumbsUnder?: "parent" | "section";
  /** Whether the site maps list it; for a path without parameters. */
  siteMap?: boolean;
}

/** The names in a query that a route reads; others are dropped before its loader and the cache key. */
export interface QueryNames {
  /** Names that select one of the pages that visitors share. */
  shared?: readonly string[];
  /** Names of text that a visitor typed, or that identify one: a page with them is not cached. */
  typed?: readonly string[];
}

/** The policy of a route without one. */
export const privatePolicy: RoutePolicy = { shared: false };

/** Joins the query names of the parts of a page. */
export function joinQueries(...parts: QueryNames[]): Required<QueryNames> {
  return {
    shared: [...new Set(parts.flatMap(({ shared = [] }) => shared))],
    typed: [...new Set(parts.flatMap(({ typed = [] }) => typed))],
  };
}
