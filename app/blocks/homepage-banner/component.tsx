import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import memoryTestPicture from "~/design/illustrations/geheugentest.svg";
import { CmsLink } from "~/design/link";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

/** h3 below the block's title, h2 without one. */
type Heading = "h2" | "h3";

/** A banner whose last item is always the memory test. */
export function HomepageBannerBlock({ block }: { block: Block<"homepage_banner"> }) {
  const heading = block.title ? "h3" : "h2";
  return (
    <>
      <SectionTitle title={block.title} />
      <div className="banner">
        {block.items.map((item, index) => (
          <article className={`banner-item ${index === 0 ? "banner-main" : "banner-side"}`} key={item.title}>
            <BannerBody item={item} inset={index > 0} heading={heading} />
          </article>
        ))}
        <MemoryTestItem heading={heading} />
      </div>
    </>
  );
}

interface BannerBodyProps {
  item: Block<"homepage_banner">["items"][number];
  /** Whether the picture is a small one beside the text. */
  inset: boolean;
  heading: Heading;
}

function BannerBody({ item, inset, heading: Heading }: BannerBodyProps) {
  const picture = item.image && (
    <div className={inset ? "pic pic-inset" : "pic"}>
      <Picture
        image={item.image}
        crops={["320", "640"]}
        sizes={inset ? "11rem" : "(min-width: 1024px) 30rem, 100vw"}
        alt=""
      />
    </div>
  );
  const body = (
    <div className="body">
      {item.label && <span className="kicker">{item.label}</span>}
      <Heading className="banner-title">{item.title}</Heading>
      {item.html && <RichText headings={Heading === "h3" ? 4 : 3} html={item.html} />}
      <p>
        <CmsLink className="more" link={item.link} />
      </p>
    </div>
  );
  return inset ? (
    <div className="in">
      {body}
      {picture}
    </div>
  ) : (
    <>
      {picture}
      {body}
    </>
  );
}

function MemoryTestItem({ heading: Heading }: { heading: Heading }) {
  const { t } = useTranslation();
  return (
    <article className="banner-item banner-side banner-test on-deep">
      <div className="in">
        <div className="pic">
          <img src={memoryTestPicture} alt="" width="640" height="640" loading="lazy" />
        </div>
        <div className="body">
          <span className="kicker">{t("homeBanner.memoryTest.label")}</span>
          <Heading className="banner-title">{t("homeBanner.memoryTest.title")}</Heading>
          <p>{t("homeBanner.memoryTest.text")}</p>
          <div className="actions">
            <a className="btn btn-accent" href="/geheugentest">
              {t("homeBanner.memoryTest.link")}
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}
