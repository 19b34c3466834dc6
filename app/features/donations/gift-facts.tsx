import type { ReactNode } from "react";

/** Facts of a gift in two columns; null for one that is not known. */
export function GiftFacts({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode] | null)[];
}) {
  return (
    <dl className="gift-facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
