import type { Block } from "~/blocks/types";
import { Carousel } from "~/design/carousel";
import { LinkedTitle } from "~/design/linked-title";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function HomeGridImageBlock({ block }: { block: Block<"home_grid_image"> }) {
  const heading = block.title ? "h3" : "h2";
  const slides = block.items.map((item) => ({
    title: item.title,
    content: <Tile item={item} heading={heading} key={item.title} />,
  }));
  // One slide has nothing to browse, so no arrows either.
  const [first, second] = slides;
  return (
    <>
      <SectionTitle title={block.title} />
      {block.html && (
        <RichText className="prose lede" html={block.html} headings={heading === "h3" ? 3 : 2} />
      )}
      {block.carousel && first && second ? (
        <Carousel id={block.id} label={block.title ?? first.title} slides={slides} />
      ) : (
        <div className="home-grid">{slides.map(({ content }) => content)}</div>
      )}
    </>
  );
}

interface TileProps {
  item: Block<"home_grid_image">["items"][number];
  heading: "h2" | "h3";
}

function Tile({ item: { title, html, image, link }, heading }: TileProps) {
  return (
    <article className="home-tile">
      {image && (
        <div className="pic">
          <Picture
            image={image}
            crops={["580x388", "1160x776", "1740x1164"]}
            sizes="(min-width: 768px) 50vw, 100vw"
            alt=""
          />
        </div>
      )}
      <div className="body">
        <LinkedTitle title={title} link={link} heading={heading} />
        {html && <RichText html={html} headings={heading === "h3" ? 4 : 3} />}
      </div>
    </article>
  );
}
