import type { Block } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function ImpactBlock({ block }: { block: Block<"impact" | "impact_block"> }) {
  const Heading = block.title ? "h3" : "h2";
  return (
    <>
      <SectionTitle title={block.title} />
      <ul className="grid-3 impact">
        {block.items.map(({ title, html, image }) => (
          <li key={title}>
            {image && (
              <div className="figure">
                <Picture
                  image={image}
                  crops={["350", "700"]}
                  sizes="(min-width: 1024px) 20rem, (min-width: 600px) 50vw, 100vw"
                  alt=""
                />
              </div>
            )}
            <Heading>{title}</Heading>
            {html && <RichText className="prose" headings={block.title ? 4 : 3} html={html} />}
          </li>
        ))}
      </ul>
      {block.link && (
        <div className="actions">
          <ButtonLink link={block.link} variant="second" />
        </div>
      )}
    </>
  );
}
