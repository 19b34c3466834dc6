import type { ReactNode } from "react";

interface MapSheetProps {
  /** Size of the drawing, in its own units. */
  size: { width: number; height: number };
  className: string;
  children: ReactNode;
}

/**
 * The SVG of a map. Hidden from screen readers and the keyboard, because the list beside it has the same links.
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
  /** Null for the place of the page itself. */
  url: string | null;
  x: number;
  y: number;
  radius: number;
  /** Radius of the touch target, larger than the visible mark. */
  reach: number;
  className?: string;
}

/** A place on a map, with a link to its page. */
export function MapMark({ title, url, x, y, radius, reach, className = "mark" }: MapMarkProps) {
  const mark = (
    <>
      <title>{title}</title>
      <circle className="reach" cx={x} cy={y} r={reach} />
      <circle className={className} cx={x} cy={y} r={radius} />
    </>
  );
  return url === null ? (
    <g>{mark}</g>
  ) : (
    <a href={url} tabIndex={-1}>
      {mark}
    </a>
  );
}
