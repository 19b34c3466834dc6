import type { Block } from "~/blocks/types";
import { CategoryIcon } from "~/design/icons/category-icon";
import { ButtonLink, CmsLink } from "~/design/link";
import { Panel } from "~/design/panel";
import { RichText } from "~/design/rich-text";
import { VideoPlayer } from "~/features/consent/video-player";

export function BreakerBlock({ block }: { block: Block<"breaker"> }) {
  const { id, design, title, html, icons, link } = block;
  // A small band is one line of words: a picture would make it a large one.
  const media = design === "small" ? null : block.media;
  const film = media?.kind === "video" ? media.video : null;
  const glyphs = icons.length > 0 && (
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
      {!film && glyphs}
      <div className={film ? "breaker-film" : undefined}>
        <div>
          {film && glyphs}
          {title && <h2>{title}</h2>}
          {html && <RichText className="prose" headings={title ? 3 : 2} html={html} />}
          {link && design === "small" && <CmsLink className="more" link={link} />}
          {link && design !== "small" && (
            <div className="actions">
              <ButtonLink link={link} variant={design === "large" ? "primary" : "second"} />
            </div>
          )}
        </div>
        {film && (
          <div className="media-100">
            <VideoPlayer id={id} video={film} sizes="(min-width: 48rem) 808px, 100vw" />
          </div>
        )}
      </div>
    </Panel>
  );
}
