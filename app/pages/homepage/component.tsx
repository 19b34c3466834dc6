import { useTranslation } from "react-i18next";
import { BlockList } from "~/blocks/block-list";
import { Pijlers } from "~/blocks/pijlers/component";
import type { Block, PageBlock } from "~/blocks/types";
import { usePageContext } from "~/design/page-context";
import { DebugFrame } from "~/features/preview/debug-frame";
import type { PageProps } from "~/pages/types";
import { shownHeader } from "~/shell/built-in-header";
import { HeaderPicture, hasPicture } from "~/shell/header-picture";
import { HeaderText } from "~/shell/page-header";
import { ReviewSection } from "../reviewed-by";

/** The home page: a banner, the pijlers directly under it if they come first, then a section for each block. */
export function Homepage({ page, preview }: PageProps<"homepage">) {
  const { t } = useTranslation();
  const { calm } = usePageContext().choices;
  const header = shownHeader(page.header, { calm });
  const [first, ...others] = page.blocks.filter(({ type }) => preview || type !== "broken");
  const pijlers = isPijlers(first) ? first : null;
  return (
    <>
      <div className={header.sand ? "hero sand" : "hero"}>
        <div className="wrap">
          <div className="grid">
            <div className="text">
              <HeaderText header={header} />
            </div>
            {hasPicture(header) && (
              <HeaderPicture
                media={header}
                className="pic pic-ground"
                crops={["580x388", "1160x776", "1740x1164"]}
                sizes="(min-width: 1024px) 40rem, 122vw"
              />
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
      <ReviewSection page={page} />
    </>
  );
}

function isPijlers(block: PageBlock | undefined): block is Block<"pijlers"> {
  return block?.type === "pijlers";
}
