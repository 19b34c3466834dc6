/** Something in an answer of the CMS, and what to do about it there. */
export interface Finding {
  /** `problem`: visitors miss something. `advice`: the site works, but better with a change. */
  level: "problem" | "advice";
  /** Where in the document, in the words of an editor: 'block 3 (quote), link'. Empty: the answer as a whole. */
  place: string;
  /** What is the matter. */
  what: string;
  /** What to change in Drupal, or in the settings of the site. */
  change: string;
}

/** One call or page, and what was found in it. */
export interface Checked {
  kind: "call" | "page";
  /** A call of the contract, or the address of a page. */
  subject: string;
  /** What is right about it: 'content_page with 7 blocks'. */
  right: string;
  /** Why it was not asked. */
  skipped?: string;
  findings: Finding[];
}
