import { Card } from "~/design/card";
import { eachPictureOnce, type Image } from "~/fields/images";
import type { ItemIds } from "~/utils/pagination";

interface OverviewCard {
  id: string;
  title: string;
  url: string;
  introduction: string;
  image: Image | null;
  /** ISO 8601; only of news. */
  date?: string | null;
  tag?: string | null;
}

/** News items or partners as cards with picture, day, title and introduction. */
export function OverviewCards({ items, idOf }: { items: OverviewCard[]; idOf: ItemIds }) {
  return (
    <div className="cards cards-2" data-items>
      {items
        .map(eachPictureOnce())
        .map(({ id, title, url, introduction, image, date = null, tag = null }, index) => (
          <Card
            key={id}
            id={idOf(index)}
            title={title}
            heading="h3"
            link={{ url, title, external: false }}
            image={image}
            text={introduction}
            date={date}
            news={date !== null}
            tag={tag}
            eager={index === 0}
          />
        ))}
    </div>
  );
}
