import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BlockList } from "~/blocks/block-list";
import { CtaItem } from "~/blocks/cta/component";
import { HelpCard } from "~/components/help-card";
import { PageHeader } from "~/components/page-header";
import type { CommonPage } from "./page-fields";

interface ArticleLayoutProps {
  page: CommonPage;
  preview: boolean;
  /** A line above the title, such as a date. */
  meta?: ReactNode;
  share?: boolean;
  /** Under the introduction: what there is to know at a glance. */
  facts?: ReactNode;
  /** Beside the blocks, instead of the editor's call to action. */
  aside?: ReactNode;
  /** After the blocks. */
  children?: ReactNode;
}

/** A header and a column of blocks, with a sticky call to action beside it unless the page is full width. */
export function ArticleLayout({ page, preview, meta, share, facts, aside, children }: ArticleLayoutProps) {
  const { t } = useTranslation();
  const article = (
    <article>
      <BlockList blocks={page.blocks} layout="column" preview={preview} />
      {children}
    </article>
  );
  return (
    <>
      <PageHeader header={page.header} meta={meta} share={share}>
        {facts}
      </PageHeader>
      <div className="wrap section section-tight">
        {page.fullWidth ? (
          article
        ) : (
          <div className="layout-side">
            {article}
            <aside aria-label={t("page.sidebar")}>
              <div className="sticky">
                {aside || (page.stickyCta ? <CtaItem item={page.stickyCta} /> : <HelpCard />)}
              </div>
            </aside>
          </div>
        )}
      </div>
    </>
  );
}
