import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { usePageContext } from "~/design/page-context";
import { SectionTitle } from "~/design/section-title";
import { NewsList } from "~/features/news/news-list";

export function NewsBlock({ block }: { block: Block<"news_block"> }) {
  const { t } = useTranslation();
  const { path } = usePageContext();
  if (!block.data) return null;
  return (
    <>
      <SectionTitle title={block.title ?? t("news.latest")} />
      <NewsList items={block.data.items} />
      {path !== "/nieuws" && (
        <p className="section-foot">
          <a className="btn btn-second" href="/nieuws">
            {t("news.all")}
          </a>
        </p>
      )}
    </>
  );
}
