import { useTranslation } from "react-i18next";
import memoryTestPicture from "~/assets/illustrations/geheugentest.svg";
import { CmsLink } from "~/components/cms-link";
import { Picture } from "~/components/picture";
import { RichText } from "~/components/rich-text";
import { SectionTitle } from "~/components/section-title";
import type { Block } from "../schemas";

/** Always ends with the memory test (spec 000, section 2). */
export function HomepageBannerBlock({ block }: { block: Block<"homepage_banner"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className="banner">
        {block.items.map((item, index) => (
          <article className={`banner-item ${index === 0 ? "banner-main" : "banner-side"}`} key={item.title}>
            <BannerBody item={item} inset={index > 0} />
          </article>
        ))}
        <MemoryTestItem />
      </div>
    </>
  );
}

function BannerBody({ item, inset }: { item: Block<"homepage_banner">["items"][number]; inset: boolean }) {
  const picture = item.image && (
    <div className={inset ? "pic pic-inset" : "pic"}>
      <Picture
        image={item.image}
        crops={inset ? ["320", "640"] : ["580x388", "1160x776"]}
        sizes={inset ? "11rem" : "(min-width: 1024px) 30rem, 100vw"}
        alt=""
      />
    </div>
  );
  const body = (
    <div className="body">
      {item.label && <span className="kicker">{item.label}</span>}
      <h3>{item.title}</h3>
      {item.html && <RichText headings={4} html={item.html} />}
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

function MemoryTestItem() {
  const { t } = useTranslation();
  return (
    <article className="banner-item banner-side banner-test on-deep">
      <div className="in">
        <div className="pic">
          <img src={memoryTestPicture} alt="" width="640" height="640" loading="lazy" />
        </div>
        <div className="body">
          <span className="kicker">{t("homeBanner.memoryTest.label")}</span>
          <h3>{t("homeBanner.memoryTest.title")}</h3>
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
