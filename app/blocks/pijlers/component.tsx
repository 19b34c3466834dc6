import type { Block } from "~/blocks/types";
import { CmsLink } from "~/design/link";
import { Picture } from "~/design/picture";
import { SectionTitle } from "~/design/section-title";

export function PijlersBlock({ block: { title, items } }: { block: Block<"pijlers"> }) {
  return (
    <>
      <SectionTitle title={title} />
      <Pijlers items={items} heading={title ? "h3" : "h2"} />
    </>
  );
}

interface PijlersProps extends Pick<Block<"pijlers">, "items"> {
  heading: "h2" | "h3";
  /** Whether the pictures load immediately, as directly under the home banner. */
  eager?: boolean;
}

export function Pijlers({ items, heading: Heading, eager = false }: PijlersProps) {
  return (
    <div className="pijlers pijlers-up">
      {items.map(({ title, text, image, link }) => (
        <div className="pijler" key={title}>
          {image && <Picture image={image} crops={["140"]} sizes="7rem" alt="" eager={eager} />}
          <Heading className="pijler-title">
            <CmsLink link={link}>{title}</CmsLink>
          </Heading>
          {text && <p>{text}</p>}
        </div>
      ))}
    </div>
  );
}
