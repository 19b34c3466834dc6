import type { ReactNode } from "react";

interface DeskFactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Facts with their names; those without a value are left out. */
export function DeskFacts({ facts }: DeskFactsProps) {
  return (
    <dl className="staff-facts">
      {facts
        .filter(([, value]) => value !== null && value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
