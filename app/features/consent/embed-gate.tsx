import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { Picture } from "~/design/picture";
import type { Image } from "~/fields/images";
import { EmbedChoice } from "./embed-choice";

interface EmbedPlaceholderProps {
  /** What would be shown. */
  title: string;
  /** The name of the service, such as YouTube. */
  provider: string;
  /** Where to see the same at the service itself. */
  source: string;
  /** Why it is not shown here. */
  why: string;
  still?: Image | null;
  /** As in the `sizes` attribute. */
  sizes?: string;
  /** How to have it shown here after all. */
  children?: ReactNode;
}

interface EmbedGateProps extends Omit<EmbedPlaceholderProps, "why"> {
  /** How a visitor's choice remembers it (app/utils/allowed-embeds.ts). */
  name: string;
  /** Its place on the page. */
  anchor: string;
  why?: string | null;
  /** The words of the button that allows it. */
  acceptLabel?: string | null;
  children: ReactNode;
}

/** The content of another site, once the visitor allowed it, here or everywhere; until then its placeholder. */
export function EmbedGate({ name, anchor, why, acceptLabel, children, ...placeholder }: EmbedGateProps) {
  const { t } = useTranslation();
  const { consent, allowedEmbeds } = usePageContext();
  if (consent.marketing || allowedEmbeds.includes(name)) return children;
  const { provider, title } = placeholder;
  return (
    <EmbedPlaceholder {...placeholder} why={why || t("embed.why", { provider })}>
      <EmbedChoice name={name} anchor={anchor} title={title} label={acceptLabel || t("embed.accept")} />
    </EmbedPlaceholder>
  );
}

/** Whose it is, why it is not shown, and a direct link to it: loads nothing of anybody else. */
export function EmbedPlaceholder({
  title,
  provider,
  source,
  why,
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
        <p className="meta">{why}</p>
        {children}
        <a className={children ? "more" : "btn btn-second"} href={source} rel="noopener">
          {provider === "Spotify" ? t("embed.listen", { provider }) : t("embed.watch", { provider })}
          <Icon name="external" className="icon icon-end" />
        </a>
      </div>
    </div>
  );
}
