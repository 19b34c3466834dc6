import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Image } from "~/utils/images";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { useShell } from "./shell";

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
}

/** The content of another site, once the visitor allowed marketing cookies; until then its placeholder. */
export function EmbedGate({
  children,
  why,
  ...placeholder
}: Omit<EmbedPlaceholderProps, "why"> & { why?: string | null; children: ReactNode }) {
  const { t } = useTranslation();
  const { consent } = useShell();
  if (consent.marketing) return children;
  const { provider } = placeholder;
  return <EmbedPlaceholder {...placeholder} why={why || t("embed.why", { provider })} />;
}

/** Whose it is, why it is not shown, and a direct link to it: loads nothing of anybody else. */
export function EmbedPlaceholder({
  title,
  provider,
  source,
  why,
  still,
  sizes = "100vw",
}: EmbedPlaceholderProps) {
  const { t } = useTranslation();
  return (
    <div className="embed-off">
      {still && <Picture image={still} crops={["404x227", "808x455", "1616x909"]} sizes={sizes} />}
      <div className="in">
        <p className="kicker">{provider}</p>
        {title !== provider && <p className="what">{title}</p>}
        <p className="meta">{why}</p>
        <a className="btn btn-second" href={source} rel="noopener">
          {provider === "Spotify" ? t("embed.listen", { provider }) : t("embed.watch", { provider })}
          <Icon name="external" className="icon icon-end" />
        </a>
      </div>
    </div>
  );
}
