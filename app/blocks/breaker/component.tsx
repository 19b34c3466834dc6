import type { Block } from "~/blocks/types";
import { FileLink } from "~/design/file-link";
import { CategoryIcon } from "~/design/icons/category-icon";
import { ButtonLink, CmsLink } from "~/design/link";
import { Panel } from "~/design/panel";
import { RichText } from "~/design/rich-text";
import { VideoPlayer } from "~/features/consent/video-player";

export function BreakerBlock({ block }: { block: Block<"breaker"> }) {
  const { id, design, title, html, icons, link } = block;
  // A small band is a single line of text without media.
  const media = design === "small" ? null : block.media;
  const video = media?.kind === "video" ? media.video : null;
  const iconRow = icons.length > 0 && (
    <p className="glyphs">
      {icons.map((name) => (
        <CategoryIcon key={name} name={name} />
      ))}
    </p>
  );
  return (
    <Panel
      className={`breaker breaker-${design}`}
      image={media?.kind === "picture" ? media.image : null}
      alt=""
    >
      {!video && iconRow}
      <div className={video ? "breaker-film" : undefined}>
        <div>
          {video && iconRow}
          {title && <h2>{title}</h2>}
          {html && <RichText className="prose" headings={title ? 3 : 2} html={html} />}
          {link && design === "small" && <CmsLink className="more" link={link} />}
          {link && design !== "small" && (
            <div className="actions">
              <ButtonLink link={link} variant={design === "large" ? "primary" : "second"} />
            </div>
          )}
          {media?.kind === "file" && (
            <p>
              <FileLink file={media.file} />
            </p>
          )}
        </div>
        {video && (
          <div className="media-100">
            <VideoPlayer id={id} video={video} sizes="(min-width: 48rem) 808px, 100vw" />
          </div>
        )}
      </div>
    </Panel>
  );
}
