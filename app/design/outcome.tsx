import type { ReactNode } from "react";
import { type ActionEvent, type MarkupEvent, trackNow } from "~/utils/tracking";
import { Icon } from "./icons/icon";

interface OutcomeProps {
  icon?: "check" | "clock";
  title: string;
  intro?: string | null;
  /** Told to statistics once the page is there. */
  event?: ActionEvent | MarkupEvent | null;
  children: ReactNode;
}

/** What became of what a visitor sent or chose, as a page of its own; where to go from there comes last. */
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
