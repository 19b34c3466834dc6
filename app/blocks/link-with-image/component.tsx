import { LinkedTitle } from "~/components/linked-title";
import { Panel } from "~/components/panel";
import { RichText } from "~/components/rich-text";
import type { Block } from "../schemas";

export function LinkWithImageBlock({ block }: { block: Block<"link_with_image"> }) {
  return (
    <Panel look="panel-link" image={block.image} alt="">
      <LinkedTitle title={block.title} link={block.link} heading="h2" />
      {block.html && <RichText className="prose" headings={3} html={block.html} />}
    </Panel>
  );
}
