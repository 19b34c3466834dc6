import type { ReactNode } from "react";

interface FoldedOnPhonesProps {
  title: string;
  /** Whether it is open from the start, such as for a field with a value. */
  open?: boolean;
  children: ReactNode;
}

/**
 * Content of lesser use, folded in narrow windows. Wide windows show it without a summary, if the browser can
 * (`::details-content`).
 */
export function FoldedOnPhones({ title, open = false, children }: FoldedOnPhonesProps) {
  return (
    <details className="fold" open={open}>
      <summary>{title}</summary>
      <div className="in">{children}</div>
    </details>
  );
}
