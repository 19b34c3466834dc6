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
   * Whether a task follows, which begins on the first screen: a picture is small, and phones do not show it, unless a
   * text is laid over it.
   */
  task?: boolean | undefined;
  /** Whether an article follows; its picture is small too. */
  article?: boolean | undefined;
  /** Key facts, as a card below the text. */
  facts?: ReactNode;
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
  const {
    header: given,
    meta,
    share = false,
    task = false,
    article = false,
    facts,
    children,
    crumbs,
  } = props;
  const { t } = useTranslation();
  const shell = useShell();
  const header = shownHeader(given, shell.choices);
  const pictured = hasPicture(header);
  const illustration = shell.choices.calm ? undefined : props.illustration;
  const isBeside = !task && illustration?.place === "beside";
  const isWide = pictured || isBeside;
  const isCompact = task || article || !!facts;
  // A film, and a text laid over a picture, are content: they keep their size, also on phones.
  const isSmall = isCompact && !header.video && !header.overlayText;
  const classes = [
    "page-head",
    !isWide && "plain",
    isCompact && "compact",
    article && "article",
    header.sand && "sand",
    header.bigTitle && "big-title",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs && withNamesOfCms(crumbs, shell.breadcrumbs)} />
        {illustration && !isBeside && <Decoration {...illustration} className="deco" />}
        <div className={`grid${isWide ? " with-pic" : ""}${isSmall ? " small" : ""}`}>
          <div className={`text ${readClass}`}>
            {meta && <p className="meta">{meta}</p>}
            <HeaderText header={header} />
            {children}
            {share && <ShareLinks title={header.title} label={t("share.page")} />}
          </div>
          {pictured && (
            <HeaderPicture
              media={header}
              className={isSmall ? "pic pic-late" : "pic"}
              crops={["580", "1160", "1740"]}
              sizes={isSmall ? "13rem" : "(min-width: 1024px) 34rem, 100vw"}
              lazy={isSmall}
            />
          )}
          {illustration && isBeside && (
            <div className="pic pic-late">
              <Decoration {...illustration} />
            </div>
          )}
        </div>
        {facts && <div className="facts-card">{facts}</div>}
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
