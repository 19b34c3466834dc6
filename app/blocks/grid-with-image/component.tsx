import type { Block } from "~/blocks/types";
import { Card } from "~/design/card";
import { SectionTitle } from "~/design/section-title";

export function GridWithImageBlock({ block }: { block: Block<"grid_with_image"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className={`cards grid-${block.columns}`}>
        {block.items.map(({ title, html, image, link }) => (
          <Card
            key={title}
            title={title}
            html={html}
            image={image}
            ratio={block.ratio}
            link={link}
            heading={block.title ? "h3" : "h2"}
          />
        ))}
      </div>
    </>
  );
}
