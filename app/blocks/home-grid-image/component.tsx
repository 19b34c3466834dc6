import { LinkedTitle } from "~/components/linked-title";
import { Picture } from "~/components/picture";
import { RichText } from "~/components/rich-text";
import { SectionTitle } from "~/components/section-title";
import type { Block } from "../schemas";

export function HomeGridImageBlock({ block }: { block: Block<"home_grid_image"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      {block.html && <RichText className="prose lede" html={block.html} />}
      <div className="home-grid">
        {block.items.map(({ title, html, image, link }) => (
          <article className="home-tile" key={title}>
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
              <LinkedTitle title={title} link={link} heading={block.title ? "h3" : "h2"} />
              {html && <RichText headings={block.title ? 4 : 3} html={html} />}
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
