import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import type { DocumentInfo } from "~/utils/document";
import { type SlideIn, waitClasses } from "./model";

/** The slide-in of a page; none where the page failed (null) or has its own form. */
export function visibleSlideIn(
  slideIn: SlideIn | null,
  page: Pick<DocumentInfo, "hasForm"> | null,
): SlideIn | null {
  return page && !page.hasForm ? slideIn : null;
}

/**
 * A promotion after the page's content. It appears after its delay: beside the text on wide windows; in the flow on
 * narrow ones and with the consent bar (docs/decisions/0034-slide-in-beside-the-consent-bar.md). Closes for 30 days.
 */
export function SlideInCard({ slideIn, form }: { slideIn: SlideIn; form: ReactNode }) {
  const { t } = useTranslation();
  const { address } = usePageContext();
  const { id, title, mobileTitle, html, mobileHtml, image, button } = slideIn;
  const both = mobileTitle !== null;
  return (
    <aside
      className={`slidein rs_skip ${waitClasses(slideIn)}`.trim()}
      aria-labelledby="slidein"
      data-slide-in
    >
      <h2 id="slidein">
        {both ? (
          <>
            <span className="from-desktop">{title}</span>
            <span className="to-desktop">{mobileTitle}</span>
          </>
        ) : (
          title
        )}
      </h2>
      <form action="/slide-in" method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="terug" value={address} />
        <button className="close" type="submit">
          {t("slideIn.close")} <span className="vh">{t("slideIn.closeWhat")}</span>
        </button>
      </form>
      {image && <Picture image={image} crops={["100x100", "200x200"]} sizes="5rem" />}
      {html && <RichText className={mobileHtml ? "prose from-desktop" : "prose"} html={html} headings={3} />}
      {mobileHtml && (
        <RichText className={html ? "prose to-desktop" : "prose"} html={mobileHtml} headings={3} />
      )}
      {form ??
        (button && (
          <div className="actions">
            <ButtonLink link={button} />
          </div>
        ))}
    </aside>
  );
}
