import type { ReactNode } from "react";
import { Icon, type IconName } from "./icons/icon";

export interface Fact {
  label: string;
  icon: IconName;
  content: ReactNode;
}

/** What there is to know at a glance, a label with its answer; nothing at all without facts. */
export function FactList({ facts }: { facts: (Fact | null | false)[] }) {
  const known = facts.filter((fact) => fact !== null && fact !== false);
  if (known.length === 0) return null;
  return (
    <dl className="fact-list">
      {known.map(({ label, icon, content }) => (
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
