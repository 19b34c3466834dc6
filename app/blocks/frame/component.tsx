import type { Block } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { Panel } from "~/design/panel";
import { RichText } from "~/design/rich-text";

export function FrameBlock({ block }: { block: Block<"frame"> }) {
  return (
    <Panel className="panel-frame" image={block.image}>
      <h2>{block.title}</h2>
      {block.html && <RichText className="prose" headings={3} html={block.html} />}
      {block.link && (
        <div className="actions">
          <ButtonLink link={block.link} variant="second" />
        </div>
      )}
    </Panel>
  );
}
