import { useTranslation } from "react-i18next";
import { Card } from "~/design/card";
import { SectionTitle } from "~/design/section-title";
import { eachPictureOnce, type Image } from "~/fields/images";
import type { PageReference } from "~/fields/page-references";
import type { LatestNewsItem } from "./latest";

interface RelatedNewsProps {
  items: LatestNewsItem[];
  /** The region of the news item; null for national news. */
  region: PageReference | null;
  /** Category of national news. */
  category: string | null;
  /** The picture at the top of the page. */
  shown: Image | null;
}

/** Shown under a news item: other news of the same region or category, and a link to all of it. */
export function RelatedNews({ items, region, category, shown }: RelatedNewsProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  const title = region
    ? t("news.relatedIn", { region: region.title })
    : category
      ? t("news.relatedAbout", { category })
      : t("news.related");
  return (
    <section className="section tint" aria-labelledby="meer-nieuws">
      <div className="wrap">
        <SectionTitle id="meer-nieuws" title={title} />
        <div className="cards cards-3">
          {items.map(eachPictureOnce([shown])).map(({ title, url, date, image }) => (
            <Card
              key={url}
              title={title}
              heading="h3"
              link={{ url, title, external: false }}
              image={image}
              date={date}
              news
            />
          ))}
        </div>
        <p className="section-foot">
          <a className="btn btn-second" href={region?.url ? `${region.url}/nieuws` : "/nieuws"}>
            {t(region?.url ? "region.news.all" : "news.all")}
          </a>
        </p>
      </div>
    </section>
  );
}
