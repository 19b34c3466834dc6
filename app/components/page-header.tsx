import type { ReactNode } from "react";
import type { Image } from "~/utils/images";
import type { Link } from "~/utils/links";
import { Breadcrumbs } from "./breadcrumbs";
import { ButtonLink } from "./cms-link";
import { Picture } from "./picture";
import { RichText } from "./rich-text";
import { ShareLinks } from "./share-links";

export interface PageHeaderContent {
  title: string;
  bigTitle: boolean;
  introduction: string | null;
  image: Image | null;
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
  /** Under the introduction, such as a search form. */
  children?: ReactNode;
}

/** Breadcrumbs, title, introduction, buttons, picture with its overlay text, and the share links. */
export function PageHeader({ header, meta, share = false, children }: PageHeaderProps) {
  const { title, introduction, image, primaryButton, secondaryLink, overlayText } = header;
  const classes = ["page-head", !image && "plain", header.sand && "sand", header.bigTitle && "big-title"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className="wrap">
        <Breadcrumbs />
        <div className={image ? "grid with-pic" : "grid"}>
          <div className="text">
            {meta && <p className="meta">{meta}</p>}
            <h1>{title}</h1>
            {introduction && <RichText className="intro" html={introduction} />}
            {(primaryButton || secondaryLink) && (
              <div className="actions">
                {primaryButton && <ButtonLink link={primaryButton} />}
                {secondaryLink && <ButtonLink link={secondaryLink} variant="second" />}
              </div>
            )}
            {children}
            {share && <ShareLinks title={title} />}
          </div>
          {image && (
            <div className={isSquare(image) ? "pic pic-square" : "pic"}>
              <Picture
                image={image}
                crops={["580", "1160", "1740"]}
                sizes="(min-width: 1024px) 34rem, 100vw"
                eager
              />
              {overlayText && <p className={`overlay overlay-${header.overlayColor}`}>{overlayText}</p>}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function isSquare(image: Image): boolean {
  return image.width !== null && image.width === image.height;
}
