import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { EmbedFrame } from "~/design/embed-frame";
import { usePageContext } from "~/design/page-context";
import { ConsentedEmbed, EmbedPlaceholder } from "~/features/consent/consented-embed";
import { embedId } from "~/utils/allowed-embeds";

/** A quiz, player or page of another site; only a link where its host is not configured. */
export function IframeBlock({ block }: { block: Block<"iframe"> }) {
  const { t } = useTranslation();
  const { embedHosts } = usePageContext();
  const { provider, source, host, kind, url } = block.embed;
  const name = embedId(url);
  const anchor = `${name}-${block.id}`;
  const about = { title: block.title, provider, source };
  const frame = <EmbedFrame url={url} title={block.title} kind={kind} height={block.height} />;
  return (
    <div className={block.fullWidth ? "embed embed-full" : "embed"} id={anchor}>
      {!embedHosts.includes(host) ? (
        <EmbedPlaceholder {...about} reason={t("embed.elsewhere")} />
      ) : block.needsConsent ? (
        <ConsentedEmbed
          {...about}
          name={name}
          anchor={anchor}
          reason={block.cookieText}
          acceptLabel={block.cookieLabel}
        >
          {frame}
        </ConsentedEmbed>
      ) : (
        frame
      )}
    </div>
  );
}
