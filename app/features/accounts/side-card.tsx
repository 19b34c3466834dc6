import type { ReactNode } from "react";

interface SideCardProps {
  label: string;
  title: string;
  children: ReactNode;
  /** What stands below the card. */
  below?: ReactNode;
}

/** A card beside a form. */
export function SideCard({ label, title, children, below }: SideCardProps) {
  return (
    <aside aria-label={label}>
      <div className="sticky">
        <div className="side-card">
          <h2>{title}</h2>
          {children}
        </div>
        {below}
      </div>
    </aside>
  );
}
