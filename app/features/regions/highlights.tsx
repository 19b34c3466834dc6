import { useTranslation } from "react-i18next";
import { CmsLink } from "~/design/link";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { regionAnchors } from "./anchors";
import type { RegionHighlight } from "./model";
import { RegionSection } from "./section";

/** The current highlights of a region. */
export function RegionHighlights({ highlights }: { highlights: RegionHighlight[] | null }) {
  const { t } = useTranslation();
  return (
    <RegionSection
      id={regionAnchors.highlights}
      title={t("region.highlights")}
      ground="sand"
      part={highlights}
      folded
    >
      {(items) => (
        <div className="cards cards-2">
          {items.map((highlight) => (
            <Highlight key={highlight.title} highlight={highlight} />
          ))}
        </div>
      )}
    </RegionSection>
  );
}

function Highlight({ highlight }: { highlight: RegionHighlight }) {
  const { title, text, image, primaryLink, secondaryLink } = highlight;
  return (
    <article className="highlight">
      {image && (
        <div className="pic">
          <Picture
            image={image}
            crops={["380x235", "760x470", "1520x940"]}
            sizes="(min-width: 1024px) 36rem, 100vw"
            alt=""
          />
        </div>
      )}
      <div className="body">
        <h3>{title}</h3>
        {text && <RichText headings={4} html={text} />}
        {[primaryLink, secondaryLink].map(
          (link) =>
            link && (
              <p key={link.url}>
                <CmsLink className="more" link={link}>
                  {link.title || title}
                </CmsLink>
              </p>
            ),
        )}
      </div>
    </article>
  );
}
