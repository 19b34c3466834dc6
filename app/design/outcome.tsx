import type { ReactNode } from "react";
import { type ActionEvent, type MarkupEvent, trackNow } from "~/utils/tracking";
import { Icon } from "./icons/icon";

interface OutcomeProps {
  icon?: "check" | "clock";
  title: string;
  intro?: string | null;
  /** The event that is tracked when the page loads. */
  event?: ActionEvent | MarkupEvent | null;
  children: ReactNode;
}

/** A page with the result of a form or choice; the children end with links to continue. */
export function Outcome({ icon = "check", title, intro, event, children }: OutcomeProps) {
  return (
    <div className="thanks" {...(event && trackNow(event))}>
      <span className="thanks-icon">
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      {intro && <p className="lede">{intro}</p>}
      {children}
    </div>
  );
}
