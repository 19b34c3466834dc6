import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { CtaItem } from "~/blocks/cta/component";
import { PageContents } from "~/design/page-contents";
import { PageFeedback } from "~/features/feedback/page-feedback";
import { readId } from "~/features/reading-aloud/link";
import { PageHeader } from "~/shell/page-header";
import { useShell } from "~/shell/shell";
import { SideAction } from "~/shell/side-action";
import { Toolbar } from "~/shell/toolbar";
import { ReviewedBy } from "./reviewed-by";
import type { Page } from "./types";

interface ArticleLayoutProps {
  page: Page;
  preview: boolean;
  /** A line above the title, such as a date. */
  meta?: ReactNode;
  /** Whether the header has share links. */
  share?: boolean;
  /** Whether the page has the toolbar with reading tools. */
  toolbar?: boolean;
  /** Key facts, in a card of the header. */
  facts?: ReactNode;
  /** Replaces the editor's call to action beside the blocks. */
  aside?: ReactNode;
  /** Whether the page ends with 'Was this page useful?'; never in a preview or on a page without a pre-footer. */
  feedback?: boolean;
  /** Content after the blocks. */
  children?: ReactNode;
}

/**
 * The layout of an article: a header, a toolbar and a column of blocks, with a sticky call to action beside it unless
 * the page is full width.
 */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { page, preview, meta, share, toolbar = true, feedback = false, facts, aside, children } = props;
  const { t } = useTranslation();
  const { choices, prefooterHidden } = useShell();
  const column = (
    <>
      {toolbar && <Toolbar title={page.title} />}
      <article id={readId}>
        <BlockList blocks={page.blocks} layout="column" preview={preview} />
        {children}
        <ReviewedBy page={page} />
      </article>
      {feedback && !preview && !prefooterHidden && <PageFeedback />}
    </>
  );
  return (
    <>
      {/* The toolbar has the way to share. */}
      <PageHeader header={page.header} meta={meta} share={share && !toolbar} article facts={facts} />
      <div className="wrap section section-tight">
        {page.fullWidth ? (
          column
        ) : (
          <div className="layout-side">
            <div>{column}</div>
            <aside aria-label={t("page.sidebar")}>
              <div className="sticky">
                <PageContents entries={blockSubmenu(page.blocks)} />
                {/* A calm page has the helpline or the action of the brand instead of the editor's call to action. */}
                {aside ||
                  (page.stickyCta && !choices.calm ? <CtaItem item={page.stickyCta} /> : <SideAction />)}
              </div>
            </aside>
          </div>
        )}
      </div>
    </>
  );
}
