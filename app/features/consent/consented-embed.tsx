import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { Picture } from "~/design/picture";
import type { Image } from "~/fields/images";
import { EmbedChoice } from "./embed-choice";

interface EmbedPlaceholderProps {
  /** Title of the embedded content. */
  title: string;
  /** The name of the service, such as YouTube. */
  provider: string;
  /** Address of the same content at the service itself. */
  source: string;
  /** Explains why the embed is not loaded. */
  reason: string;
  still?: Image | null;
  /** As in the `sizes` attribute. */
  sizes?: string;
  /** Controls that allow the embed. */
  children?: ReactNode;
}

interface ConsentedEmbedProps extends Omit<EmbedPlaceholderProps, "reason"> {
  /** Name of the embed in the visitor's allowed embeds (app/utils/allowed-embeds.ts). */
  name: string;
  /** Id of the embed's element on the page. */
  anchor: string;
  reason?: string | null;
  /** Label of the button that allows it. */
  acceptLabel?: string | null;
  children: ReactNode;
}

/** External content, once the visitor allowed it or accepted marketing cookies; otherwise its placeholder. */
export function ConsentedEmbed({
  name,
  anchor,
  reason,
  acceptLabel,
  children,
  ...placeholder
}: ConsentedEmbedProps) {
  const { t } = useTranslation();
  const { consent, allowedEmbeds } = usePageContext();
  if (consent.marketing || allowedEmbeds.includes(name)) return children;
  const { provider, title } = placeholder;
  return (
    <EmbedPlaceholder {...placeholder} reason={reason || t("embed.why", { provider })}>
      <EmbedChoice name={name} anchor={anchor} title={title} label={acceptLabel || t("embed.accept")} />
    </EmbedPlaceholder>
  );
}

/** Provider, reason and a direct link to the content; loads nothing from the provider. */
export function EmbedPlaceholder({
  title,
  provider,
  source,
  reason,
  still,
  sizes = "100vw",
  children,
}: EmbedPlaceholderProps) {
  const { t } = useTranslation();
  return (
    <div className="embed-off">
      {still && <Picture image={still} crops={["404x227", "808x455", "1616x909"]} sizes={sizes} />}
      <div className="in">
        <p className="kicker">{provider}</p>
        {title !== provider && <p className="what">{title}</p>}
        <p className="meta">{reason}</p>
        {children}
        <a className={children ? "more" : "btn btn-second"} href={source} rel="noopener">
          {provider === "Spotify" ? t("embed.listen", { provider }) : t("embed.watch", { provider })}
          <Icon name="external" className="icon icon-end" />
        </a>
      </div>
    </div>
  );
}
