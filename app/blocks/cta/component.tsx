import type { FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import memoryTestPicture from "~/design/illustrations/geheugentest.svg";
import { ButtonLink } from "~/design/link";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";
import type { CtaItem as Item } from "~/fields/cta-items";

type ItemOf<K extends Item["kind"]> = Extract<Item, { kind: K }> & { kind: K };
type AnyItem<K extends Item["kind"] = Item["kind"]> = { [T in K]: ItemOf<T> & { kind: T } }[K];

export function CtaBlock({ block }: { block: Block<"cta"> }) {
  return (
    <div className="ctas">
      {block.items.map((item) => (
        <CtaItem key={item.title} item={item} />
      ))}
    </div>
  );
}

/** One call to action; also used for the sticky one beside a page. */
export function CtaItem<K extends Item["kind"]>({ item }: { item: AnyItem<K> }) {
  const Component: FunctionComponent<{ item: AnyItem<K> }> = components[item.kind];
  return <Component item={item} />;
}

const components: { [K in Item["kind"]]: FunctionComponent<{ item: AnyItem<K> }> } = {
  cta_brochures: ({ item }) => (
    <div className="cta-brochure">
      {item.image && (
        <div className="pic">
          <Picture
            image={item.image}
            crops={["350", "700", "1400"]}
            sizes="(min-width: 768px) 14rem, 50vw"
            alt=""
          />
        </div>
      )}
      <div className="body">
        <TitleAndText item={item} />
        <div className="actions">
          <ButtonLink link={item.link} variant="second" />
        </div>
      </div>
    </div>
  ),
  cta_extensive: ({ item }) => (
    <div className="cta-extensive">
      <Panel item={item} />
    </div>
  ),
  cta_geheugentest: ({ item }) => <MemoryTestCta item={item} />,
  spotlight: ({ item }) => (
    <div className={`spotlight spotlight-${item.width}`}>
      <Panel item={item} />
    </div>
  ),
};

function TitleAndText({ item }: { item: Pick<Item, "title" | "html"> }) {
  return (
    <>
      <h2>{item.title}</h2>
      {item.html && <RichText headings={3} html={item.html} />}
    </>
  );
}

function Panel({ item }: { item: ItemOf<"cta_extensive"> | ItemOf<"spotlight"> }) {
  return (
    <>
      {item.image && (
        <div className="pic">
          <Picture
            image={item.image}
            crops={["380x235", "760x470", "1140x705"]}
            switchTo={{ media: "(min-width: 48rem)", crops: ["580x388", "1160x776", "1740x1164"] }}
            sizes="(min-width: 48rem) 28rem, 100vw"
            alt=""
          />
        </div>
      )}
      <div className="body">
        <TitleAndText item={item} />
        <div className="actions">
          <ButtonLink link={item.link} />{" "}
          {item.secondaryLink && <ButtonLink link={item.secondaryLink} variant="second" />}
        </div>
      </div>
    </>
  );
}

function MemoryTestCta({ item }: { item: ItemOf<"cta_geheugentest"> }) {
  const { t } = useTranslation();
  const link = item.link ?? { url: "/geheugentest", title: t("homeBanner.memoryTest.link"), external: false };
  return (
    <div className="cta-test on-deep">
      <div className="body">
        <TitleAndText item={item} />
        <div className="actions">
          <ButtonLink link={link} variant="accent" />
        </div>
      </div>
      <div className="pic">
        <img src={memoryTestPicture} alt="" width="640" height="640" loading="lazy" />
      </div>
    </div>
  );
}
