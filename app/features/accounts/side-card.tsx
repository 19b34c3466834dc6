import type { ReactNode } from "react";

interface SideCardProps {
  label: string;
  title: string;
  children: ReactNode;
}

/** A card beside a form. */
export function SideCard({ label, title, children }: SideCardProps) {
  return (
    <aside aria-label={label}>
      <div className="sticky">
        <div className="side-card">
          <h2>{title}</h2>
          {children}
        </div>
      </div>
    </aside>
  );
}
