import type { Block } from "~/blocks/types";
import { CmsLink } from "~/design/link";
import { Picture } from "~/design/picture";

export function QuoteBlock({ block }: { block: Block<"quote"> }) {
  const classes = ["quote", block.position === "right" && "flip", !block.image && "quote-plain"];
  return (
    <figure className={classes.filter(Boolean).join(" ")}>
      {block.image && (
        <div className="pic">
          <Picture image={block.image} crops={["300", "600"]} sizes="11rem" alt="" />
        </div>
      )}
      <blockquote>
        <p>{block.quote}</p>
      </blockquote>
      {(block.author || block.link) && (
        <figcaption>
          {block.author && <b>{block.author}</b>} {block.authorDescription}
          {block.link && (
            <>
              <br />
              <CmsLink className="more" link={block.link} />
            </>
          )}
        </figcaption>
      )}
    </figure>
  );
}
