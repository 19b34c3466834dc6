import { CmsLink } from "~/components/cms-link";
import { Picture } from "~/components/picture";
import { SectionTitle } from "~/components/section-title";
import type { Block } from "../schemas";

export function PijlersBlock({ block }: { block: Block<"pijlers"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className="pijlers pijlers-up">
        {block.items.map(({ title, text, image, link }) => (
          <div className="pijler" key={title}>
            {image && <Picture image={image} crops={["140", "300"]} sizes="7.4rem" alt="" eager />}
            <h3>
              <CmsLink link={link}>{title}</CmsLink>
            </h3>
            {text && <p>{text}</p>}
          </div>
        ))}
      </div>
    </>
  );
}
