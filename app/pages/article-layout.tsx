import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BlockList } from "~/blocks/block-list";
import { CtaItem } from "~/blocks/cta/component";
import { PageFeedback } from "~/features/feedback/page-feedback";
import { readId } from "~/features/reading-aloud/link";
import { HelpCard } from "~/shell/help-card";
import { PageHeader } from "~/shell/page-header";
import { useShell } from "~/shell/shell";
import { Toolbar } from "~/shell/toolbar";
import type { Page } from "./types";

interface ArticleLayoutProps {
  page: Page;
  preview: boolean;
  /** A line above the title, such as a date. */
  meta?: ReactNode;
  /** Whether the head asks to share the page. */
  share?: boolean;
  /** False where there is nothing to read. */
  toolbar?: boolean;
  /** Under the introduction: what there is to know at a glance. */
  facts?: ReactNode;
  /** Beside the blocks, instead of the editor's call to action. */
  aside?: ReactNode;
  /** Whether the page asks if it was of use; never where the pre-footer is left out, on pages with another task. */
  feedback?: boolean;
  /** After the blocks. */
  children?: ReactNode;
}

/**
 * A page to read: a header, a toolbar and a column of blocks, with a sticky call to action beside it unless the page
 * is full width.
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
      </article>
      {feedback && !preview && !prefooterHidden && <PageFeedback />}
    </>
  );
  return (
    <>
      <PageHeader header={page.header} meta={meta} share={share}>
        {facts}
      </PageHeader>
      <div className="wrap section section-tight">
        {page.fullWidth ? (
          column
        ) : (
          <div className="layout-side">
            <div>{column}</div>
            <aside aria-label={t("page.sidebar")}>
              <div className="sticky">
                {/* A calm page asks for nothing; what there is to do on it, it says itself. */}
                {aside ||
                  (page.stickyCta && !choices.calm ? <CtaItem item={page.stickyCta} /> : <HelpCard />)}
              </div>
            </aside>
          </div>
        )}
      </div>
    </>
  );
}
