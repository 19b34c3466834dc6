import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/design/link";
import type { TitledLink } from "~/design/page-context";
import { isSquare } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { readClass } from "~/features/reading-aloud/link";
import { ShareLinks } from "~/features/sharing/share-links";
import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import type { Video } from "~/fields/videos";
import { Breadcrumbs } from "./breadcrumbs";
import { HeaderPicture, VideoLink } from "./header-picture";
import { useShell } from "./shell";

export interface PageHeaderContent {
  title: string;
  bigTitle: boolean;
  introduction: string | null;
  /** The picture, or the still of a video. */
  image: Image | null;
  video: Video | null;
  primaryButton: Link | null;
  secondaryLink: Link | null;
  overlayText: string | null;
  overlayColor: "light" | "dark" | "brand";
  sand: boolean;
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
  /** Content below the introduction, such as a search form. */
  children?: ReactNode;
}

/** The header of a page: breadcrumbs, title, introduction, buttons, picture with overlay text, and share links. */
export function PageHeader({ header, meta, share = false, children, crumbs }: PageHeaderProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const { calm } = shell.choices;
  const { title, introduction, video, primaryButton, secondaryLink, overlayText } = header;
  // Decorative pictures are hidden in calm mode; those with an overlay text stay.
  const image = calm && !overlayText ? null : header.image;
  const hasPicture = image !== null || video?.kind === "file";
  // An external video without a still is only a link.
  const linkOnly = !hasPicture && video?.kind === "player" ? video : null;
  const classes = [
    "page-head",
    !hasPicture && "plain",
    header.sand && "sand",
    header.bigTitle && "big-title",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs && withNamesOfCms(crumbs, shell.breadcrumbs)} />
        <div className={hasPicture ? "grid with-pic" : "grid"}>
          <div className={`text ${readClass}`}>
            {meta && <p className="meta">{meta}</p>}
            <h1>{title}</h1>
            {introduction && <RichText className="intro" html={introduction} />}
            {(primaryButton || secondaryLink || linkOnly) && (
              <div className="actions">
                {primaryButton && <ButtonLink link={primaryButton} />}{" "}
                {secondaryLink && <ButtonLink link={secondaryLink} variant="second" />}{" "}
                {linkOnly && <VideoLink video={linkOnly} />}
              </div>
            )}
            {children}
            {share && <ShareLinks title={title} label={t("share.page")} />}
          </div>
          {hasPicture && (
            <div className={image && isSquare(image) ? "pic pic-square" : "pic"}>
              <HeaderPicture
                image={image}
                video={video}
                crops={["580", "1160", "1740"]}
                sizes="(min-width: 1024px) 34rem, 100vw"
              />
              {overlayText && video?.kind !== "file" && (
                <p className={`overlay overlay-${header.overlayColor}`}>{overlayText}</p>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** One page has one name everywhere: that of the CMS. */
function withNamesOfCms(crumbs: TitledLink[], above: TitledLink[]): TitledLink[] {
  return above.length > 0 ? [...above, ...crumbs.slice(-1)] : crumbs;
}
