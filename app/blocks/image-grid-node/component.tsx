import { Card } from "~/components/card";
import { SectionTitle } from "~/components/section-title";
import { truncate } from "~/domain/text";
import type { Block } from "../schemas";

export function ImageGridNodeBlock({ block }: { block: Block<"image_grid_node"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className={`cards grid-${block.columns}`}>
        {block.nodes.map(({ link, text, image }) => (
          <Card
            key={link.url}
            title={link.title}
            text={truncate(text, 140)}
            image={image}
            link={link}
            heading={block.title ? "h3" : "h2"}
          />
        ))}
      </div>
    </>
  );
}
