import { Card } from "~/components/card";
import { SectionTitle } from "~/components/section-title";
import { truncate } from "~/utils/text";
import type { Block } from "../schemas";

export function ImageGridNodeBlock({ block }: { block: Block<"image_grid_node"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className={`cards grid-${block.columns}`}>
        {block.nodes.map(({ title, url, text, image }) => (
          <Card key={url} title={title} text={truncate(text, 140)} image={image} url={url} />
        ))}
      </div>
    </>
  );
}
