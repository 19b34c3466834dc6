import type { Block } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { isSquare, Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";

export function TextImageBlock({ block }: { block: Block<"text_image"> }) {
  const classes = [
    "text-image",
    !block.image && "alone",
    block.position === "left" && "flip",
    block.alignment === "center" && "centered",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div>
        {block.title && <h2 className="block-title">{block.title}</h2>}
        {block.html && <RichText className="prose" headings={block.title ? 3 : 2} html={block.html} />}
        {block.link && (
          <div className="actions">
            <ButtonLink link={block.link} variant="second" />
          </div>
        )}
      </div>
      {block.image && (
        <div className="figure">
          <Picture
            image={block.image}
            crops={isSquare(block.image) ? ["350", "700", "1400"] : ["380x235", "760x470", "1520x940"]}
            sizes="(min-width: 768px) 50vw, 100vw"
          />
        </div>
      )}
    </div>
  );
}
