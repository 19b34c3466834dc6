import type { ReactNode } from "react";
import { Icon, type IconName } from "./icons/icon";

export interface Fact {
  label: string;
  icon: IconName;
  content: ReactNode;
}

/** A list of facts with labels and icons; renders nothing without facts. */
export function FactList({ facts }: { facts: (Fact | null | false)[] }) {
  const present = facts.filter((fact) => fact !== null && fact !== false);
  if (present.length === 0) return null;
  return (
    <dl className="fact-list">
      {present.map(({ label, icon, content }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
