import type { ReactNode } from "react";

interface MapSheetProps {
  /** Of the drawing, in its own units. */
  size: { width: number; height: number };
  className: string;
  children: ReactNode;
}

/**
 * The paper of a map. Only for whoever sees and points: the list that stands beside it says the same, so a screen
 * reader and the keyboard pass over it.
 */
export function MapSheet({ size: { width, height }, className, children }: MapSheetProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface MapMarkProps {
  title: string;
  url: string;
  x: number;
  y: number;
  radius: number;
  /** How far around it a finger finds it: that needs more than an eye. */
  reach: number;
  className?: string;
}

/** A place on a map, which leads to its page. */
export function MapMark({ title, url, x, y, radius, reach, className = "mark" }: MapMarkProps) {
  return (
    <a href={url} tabIndex={-1}>
      <title>{title}</title>
      <circle className="reach" cx={x} cy={y} r={reach} />
      <circle className={className} cx={x} cy={y} r={radius} />
    </a>
  );
}
