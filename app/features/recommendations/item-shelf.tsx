import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import { VideoPlayer } from "~/features/consent/public";
import type { ItemIds } from "~/utils/pagination";
import type { ShelfItem } from "./model";

interface ItemShelfProps {
  items: ShelfItem[];
  /** The other query parameters of the list, such as its page; kept in the links to items. */
  query?: string;
  /** Ids of the items after which 'Laad meer' added others. */
  idOf?: ItemIds;
}

/** Items in four columns; the one in the address is open on top. All links, so it needs no script. */
export function ItemShelf({ items, query = "", idOf }: ItemShelfProps) {
  const { openItem } = usePageContext();
  const position = items.findIndex(({ slug }) => slug === openItem);
  const opened = items[position];
  return (
    <>
      {opened && (
        <OpenItem item={opened} previous={items[position - 1]} next={items[position + 1]} query={query} />
      )}
      <ul className="shelf" data-items>
        {items.map((item, index) => (
          <li className="shelf-item" id={`item-${item.slug}`} key={item.slug}>
            {idOf?.(index) && <span id={idOf(index)} />}
            {item.image && (
              <div className="pic">
                <Picture image={item.image} crops={["240x320", "350x467", "700x933"]} sizes="15rem" alt="" />
              </div>
            )}
            <div className="body">
              <h2 className="card-title">
                <a className="cover" href={itemAddress(item, query)} target={sameWindow}>
                  {item.title}
                </a>
              </h2>
              {item.label && <p className="meta">{item.label}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OpenItemProps {
  item: ShelfItem;
  previous: ShelfItem | undefined;
  next: ShelfItem | undefined;
  query: string;
}

/** A modal dialog with scripts (app/features/recommendations/enhance.ts); without, a panel with its own address. */
function OpenItem({ item, previous, next, query }: OpenItemProps) {
  const { t } = useTranslation();
  const { path } = usePageContext();
  return (
    <dialog className="shelf-open" id="item" open aria-labelledby="item-titel" data-modal>
      <a className="close" href={`${path}${query && `?${query}`}#item-${item.slug}`} data-close>
        {t("shelf.close")}
      </a>
      {item.image && !item.video && (
        <div className="pic">
          <Picture
            image={item.image}
            crops={["350x467", "700x933", "1400x1867"]}
            sizes="(min-width: 768px) 20rem, 80vw"
          />
        </div>
      )}
      <div className="body">
        {item.label && <span className="tag">{item.label}</span>}
        <h2 id="item-titel">{item.title}</h2>
        {item.html && <RichText className="prose" html={item.html} headings={3} />}
        {item.video && <VideoPlayer id="item" video={item.video} sizes="(min-width: 768px) 42rem, 90vw" />}
        {(item.primaryLink || item.secondaryLink) && (
          <div className="actions">
            {item.primaryLink && <ButtonLink link={item.primaryLink} />}{" "}
            {item.secondaryLink && <ButtonLink link={item.secondaryLink} variant="second" />}
          </div>
        )}
      </div>
      <nav className="shelf-steps" aria-label={t("shelf.steps")}>
        <Step label={t("shelf.previous")} item={previous} query={query} />
        <Step label={t("shelf.next")} item={next} query={query} />
      </nav>
    </dialog>
  );
}

interface StepProps {
  label: string;
  item: ShelfItem | undefined;
  query: string;
}

/** Link to a neighbour; disabled at the end of the shelf. */
function Step({ label, item, query }: StepProps) {
  if (!item) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is the standard disabled link
      <a className="btn btn-second" role="link" aria-disabled="true">
        {label}
      </a>
    );
  }
  return (
    <a className="btn btn-second" href={itemAddress(item, query)} target={sameWindow}>
      {label}
      <span className="vh">: {item.title}</span>
    </a>
  );
}

// An open item is a page load, also in a list that swaps its pages (app/enhance/swap/in-place.ts).
const sameWindow = "_self";

function itemAddress({ slug }: ShelfItem, query: string): string {
  return `?${query && `${query}&`}item=${encodeURIComponent(slug)}#item`;
}
