import type { Block } from "~/blocks/types";
import { AddressLines } from "~/design/address-lines";
import { Card } from "~/design/card";
import { SectionTitle } from "~/design/section-title";
import { truncate } from "~/utils/text";

export function ImageGridNodeBlock({ block }: { block: Block<"image_grid_node"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className={`cards grid-${block.columns}`}>
        {block.nodes.map(({ title, text, address, ...card }) => (
          <Card
            {...card}
            ratio={block.ratio}
            key={title}
            title={title}
            text={truncate(text, 140)}
            heading={block.title ? "h3" : "h2"}
          >
            {address && <AddressLines address={address} name={title} />}
          </Card>
        ))}
      </div>
    </>
  );
}
