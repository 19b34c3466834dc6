import type { ReactNode } from "react";
import type { Image, ImageRatio } from "~/fields/images";
import type { Link } from "~/fields/links";
import { amsterdamDay, longDate } from "~/utils/dates";
import { LinkedTitle } from "./linked-title";
import { Picture } from "./picture";
import { RichText } from "./rich-text";

interface CardProps {
  id?: string | undefined;
  title: string;
  link: Link | null;
  heading: "h2" | "h3";
  image: Image | null;
  ratio?: ImageRatio;
  /** Plain text. */
  text?: string;
  /** Sanitised text of an editor. */
  html?: string | null;
  tag?: string | null;
  /** ISO 8601. */
  date?: string | null;
  /** Whether it is a news item, with taller pictures. */
  news?: boolean;
  /** Whether the picture stands on the first screen, and loads at once. */
  eager?: boolean;
  /** Content below the text. */
  children?: ReactNode;
}

const newsCrops = ["380x235", "760x470", "1520x940"];
const cardCrops = ["350x197", "808x455", "1616x909"];
/** Of the whole picture, which the style sheet cuts to another ratio. */
const wholeCrops = ["350", "700", "1400"];

/** A card with one link: the link of its title covers the whole card. */
export function Card(props: CardProps) {
  const {
    id,
    title,
    link,
    heading,
    image,
    ratio = "16-9",
    text,
    html,
    tag,
    date,
    news,
    eager,
    children,
  } = props;
  return (
    <article className="card" id={id}>
      {image && (
        <div className={`pic pic-crop low ratio-${ratio}`}>
          <Picture
            image={image}
            crops={ratio !== "16-9" ? wholeCrops : news ? newsCrops : cardCrops}
            sizes="(min-width: 1024px) 24rem, (min-width: 600px) 50vw, 100vw"
            alt=""
            eager={eager ?? false}
          />
        </div>
      )}
      <div className="body">
        {tag && <span className="tag">{tag}</span>}
        {date && (
          <p className="meta">
            <time dateTime={amsterdamDay(new Date(date))}>{longDate(date)}</time>
          </p>
        )}
        <LinkedTitle title={title} link={link} heading={heading} />
        {text && <p>{text}</p>}
        {html && <RichText headings={heading === "h3" ? 4 : 3} html={html} />}
        {children}
      </div>
    </article>
  );
}
