import type { Block } from "~/blocks/types";
import { LinkedTitle } from "~/design/linked-title";
import { Panel } from "~/design/panel";
import { RichText } from "~/design/rich-text";

export function LinkWithImageBlock({ block }: { block: Block<"link_with_image"> }) {
  return (
    <Panel className="panel-link" image={block.image} alt="">
      <LinkedTitle title={block.title} link={block.link} heading="h2" />
      {block.html && <RichText className="prose" headings={3} html={block.html} />}
    </Panel>
  );
}
