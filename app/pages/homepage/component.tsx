import { useTranslation } from "react-i18next";
import { BlockList } from "~/blocks/block-list";
import { Pijlers } from "~/blocks/pijlers/component";
import type { Block, PageBlock } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { RichText } from "~/design/rich-text";
import { DebugFrame } from "~/features/preview/debug-frame";
import type { PageProps } from "~/pages/types";
import { HeaderPicture } from "~/shell/header-picture";

/** The home page: a banner, the pijlers directly under it if they come first, then a section for each block. */
export function Homepage({ page, preview }: PageProps<"homepage">) {
  const { t } = useTranslation();
  const { calm } = usePageContext().choices;
  const { header } = page;
  const image = calm && !header.video ? null : header.image;
  const [first, ...others] = page.blocks.filter(({ type }) => preview || type !== "broken");
  const pijlers = isPijlers(first) ? first : null;
  return (
    <>
      <div className={header.sand ? "hero sand" : "hero"}>
        <div className="wrap">
          <div className="grid">
            <div className="text">
              <h1>{header.title}</h1>
              {header.introduction && <RichText className="intro" html={header.introduction} />}
              {(header.primaryButton || header.secondaryLink) && (
                <div className="actions">
                  {header.primaryButton && <ButtonLink link={header.primaryButton} />}{" "}
                  {header.secondaryLink && <ButtonLink link={header.secondaryLink} variant="second" />}
                </div>
              )}
            </div>
            {(image || header.video?.kind === "file") && (
              <div className="pic pic-ground">
                <HeaderPicture
                  image={image}
                  video={header.video}
                  crops={["580x388", "1160x776", "1740x1164"]}
                  sizes="(min-width: 1024px) 40rem, 122vw"
                />
              </div>
            )}
          </div>
        </div>
      </div>
      {pijlers && (
        <section className="hero-under" aria-labelledby="pijlers">
          <div className="wrap">
            <h2 className="vh" id="pijlers">
              {pijlers.title ?? t("home.pijlers")}
            </h2>
            <DebugFrame bundle="pijlers">
              <Pijlers items={pijlers.items} heading="h3" eager />
            </DebugFrame>
          </div>
        </section>
      )}
      <BlockList blocks={pijlers ? others : page.blocks} layout="sections" preview={preview} />
    </>
  );
}

function isPijlers(block: PageBlock | undefined): block is Block<"pijlers"> {
  return block?.type === "pijlers";
}
