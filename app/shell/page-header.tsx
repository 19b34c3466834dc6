import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FileLink } from "~/design/file-link";
import { ButtonLink } from "~/design/link";
import type { TitledLink } from "~/design/page-context";
import { RichText } from "~/design/rich-text";
import { readClass } from "~/features/reading-aloud/link";
import { ShareLinks } from "~/features/sharing/share-links";
import { Breadcrumbs } from "./breadcrumbs";
import { shownHeader } from "./built-in-header";
import type { PageHeaderContent } from "./header-content";
import { HeaderPicture, hasPicture, VideoLink } from "./header-picture";
import { useShell } from "./shell";

/** A decorative picture of the site itself. Phones do not show it, so that the page begins on the first screen. */
export interface Illustration {
  src: string;
  width: number;
  height: number;
  /** As wide as a picture of an editor, or small in the corner of a wide window. */
  place: "beside" | "corner";
}

interface PageHeaderProps {
  header: PageHeaderContent;
  /** A line above the title, such as a date. */
  meta?: ReactNode;
  share?: boolean | undefined;
  /**
   * Breadcrumbs of a page that is not in the CMS (`breadcrumbsUnder` of its route), ending with the page itself. Those
   * above it have the names of the CMS; these are for a CMS that returns none.
   */
  crumbs?: TitledLink[];
  /** For a page without a picture of an editor. */
  illustration?: Illustration | undefined;
  /** Content below the introduction, such as a search form. */
  children?: ReactNode;
}

/** The header of a page: breadcrumbs, title, introduction, buttons, picture with overlay text, and share links. */
export function PageHeader(props: PageHeaderProps) {
  const { header: given, meta, share = false, children, crumbs } = props;
  const { t } = useTranslation();
  const shell = useShell();
  const header = shownHeader(given, shell.choices.calm);
  const pictured = hasPicture(header);
  const illustration = shell.choices.calm ? undefined : props.illustration;
  const isWide = pictured || illustration?.place === "beside";
  const classes = ["page-head", !isWide && "plain", header.sand && "sand", header.bigTitle && "big-title"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs && withNamesOfCms(crumbs, shell.breadcrumbs)} />
        {illustration?.place === "corner" && <Decoration {...illustration} className="deco" />}
        <div className={isWide ? "grid with-pic" : "grid"}>
          <div className={`text ${readClass}`}>
            {meta && <p className="meta">{meta}</p>}
            <HeaderText header={header} />
            {children}
            {share && <ShareLinks title={header.title} label={t("share.page")} />}
          </div>
          {pictured && (
            <HeaderPicture
              media={header}
              className="pic"
              crops={["580", "1160", "1740"]}
              sizes="(min-width: 1024px) 34rem, 100vw"
            />
          )}
          {illustration?.place === "beside" && (
            <div className="pic pic-late">
              <Decoration {...illustration} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Lazy, so that phones, which do not show it, do not load it. */
function Decoration({ src, width, height, className }: Illustration & { className?: string }) {
  return <img className={className} src={src} alt="" width={width} height={height} loading="lazy" />;
}

/** Title, introduction and links; an external video without a still and a file are links too. */
export function HeaderText({ header }: { header: PageHeaderContent }) {
  const { title, introduction, video, file, primaryButton, secondaryLink } = header;
  const linkOnly = !hasPicture(header) && video?.kind === "player" ? video : null;
  return (
    <>
      <h1>{title}</h1>
      {introduction && <RichText className="intro" html={introduction} />}
      {(primaryButton || secondaryLink || linkOnly || file) && (
        <div className="actions">
          {primaryButton && <ButtonLink link={primaryButton} />}{" "}
          {secondaryLink && <ButtonLink link={secondaryLink} variant="second" />}{" "}
          {linkOnly && <VideoLink video={linkOnly} />} {file && <FileLink file={file} />}
        </div>
      )}
    </>
  );
}

/** One page has one name everywhere: that of the CMS. */
function withNamesOfCms(crumbs: TitledLink[], above: TitledLink[]): TitledLink[] {
  return above.length > 0 ? [...above, ...crumbs.slice(-1)] : crumbs;
}
