const paths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  bold: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z",
  calendar: "M6 5h12a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM3 10h18M8 3v4M16 3v4",
  check: "M4 12l6 6L20 6",
  chevron: "M5 9l7 7 7-7",
  close: "M5 5l14 14M19 5L5 19",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  cup: "M4 8h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 9h2a3 3 0 0 1 0 6h-2M8 2v3M12 2v3",
  download: "M12 4v11M7 10l5 5 5-5M4 20h16",
  error: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6M12 16.5v.5",
  euro: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5a4.5 4.5 0 1 0 0 7M7 11h5M7 13.5h5",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  flag: "M6 21V4M6 4h12l-3 4.5L18 13H6",
  heart: "M12 20S3 14.5 3 8.5A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 9 2C21 14.5 12 20 12 20z",
  house: "M4 11l8-7 8 7v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM10 21v-6h4v6",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v.5",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01",
  lock: "M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3",
  mail: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 8l9 6 9-6",
  menu: "M4 6h16M4 12h16M4 18h16",
  numbered: "M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5c0-2 3-2 3 0 0 1.5-3 2-3 4h3",
  pencil: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
  person: "M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0",
  phone: "M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z",
  pin: "M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  play: "M7 4l13 8-13 8z",
  print: "M7 8V3h10v5M7 17H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v7H7z",
  quote: "M5 17c3-1 4-3 4-6H5V6h5v6M14 17c3-1 4-3 4-6h-4V6h5v6",
  reply: "M10 6l-6 5 6 5M4 11h9c4 0 6 2 7 7",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.5 16.5L21 21",
  share:
    "M6 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM18 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM18 16a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8.7 10.6l6.6-4.2M8.7 13.4l6.6 4.2",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  sound: "M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12",
  text: "M2 19L8 5h1l6 14M4.5 14h8M15.5 19l3-7h.8l3 7M16.8 16.5h4.4",
  stop: "M6 6h12v12H6z",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon beside a text, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing path={paths[name]} className={className} />;
}

/** Renders an SVG path of any set of icons, in a view box of 24 × 24. */
export function Drawing({ path, className = "icon" }: { path: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
