import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import type { Part } from "./parts";

interface RegionSectionProps<T> {
  id: string;
  title: string;
  part: Part<T[]>;
  ground?: "plain" | "sand" | "tint";
  /** Text under the title. */
  lead?: string;
  /** Whether narrow windows fold it under its title: something to read, after what visitors come for. */
  folded?: boolean;
  children: (items: T[]) => ReactNode;
}

/** A section of a region page: not rendered if empty, with an error message if it failed to load. */
export function RegionSection<T>({
  id,
  title,
  part,
  ground = "plain",
  lead,
  folded = false,
  children,
}: RegionSectionProps<T>) {
  if (part !== null && part.length === 0) return null;
  const heading = <h2 id={`${id}-titel`}>{title}</h2>;
  return (
    <section
      className={ground === "plain" ? "section" : `section ${ground}`}
      id={id}
      aria-labelledby={`${id}-titel`}
    >
      <div className="wrap">
        {folded && part !== null ? (
          <details className="fold fold-section">
            <summary>{heading}</summary>
            {children(part)}
          </details>
        ) : (
          <>
            <div className="section-head">
              {heading}
              {lead && <p>{lead}</p>}
            </div>
            {part === null ? <PartFailed /> : children(part)}
          </>
        )}
      </div>
    </section>
  );
}

function PartFailed() {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <p>{t("region.partFailed")}</p>
      <p>
        <HelplineLink className="phone" />
      </p>
    </div>
  );
}
