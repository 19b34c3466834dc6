/** A moment of a soak. */
export interface Sample {
  /** Seconds since the start. */
  second: number;
  /** Megabytes. */
  resident: number;
  heap: number;
  /** Sockets, timers, files and requests that keep the event loop alive. */
  handles: number;
  openFiles: number;
  /** Since the previous sample. */
  requests: number;
  failed: number;
  broken: number;
  /** Whether a fault was on. */
  isFaulty: boolean;
}

interface Line {
  name: string;
  colour: string;
  read: (sample: Sample) => number;
}

const panels: { title: string; lines: Line[] }[] = [
  {
    title: "Memory (MB)",
    lines: [
      { name: "process", colour: "#7a1fa2", read: ({ resident }) => resident },
      { name: "heap in use", colour: "#00796b", read: ({ heap }) => heap },
    ],
  },
  {
    title: "Handles",
    lines: [
      { name: "of the event loop", colour: "#7a1fa2", read: ({ handles }) => handles },
      { name: "open files", colour: "#00796b", read: ({ openFiles }) => openFiles },
    ],
  },
  {
    title: "Responses per sample",
    lines: [
      { name: "all", colour: "#9e9e9e", read: ({ requests }) => requests },
      { name: "status 500 and above", colour: "#c62828", read: ({ failed }) => failed },
      { name: "broken connections", colour: "#000000", read: ({ broken }) => broken },
    ],
  },
];

const width = 900;
const left = 60;
const right = 20;
const panelHeight = 180;
const plotHeight = 120;
const top = 34;

/** An SVG with the samples of a soak; times with faults are grey. */
export function plotSoak(samples: readonly Sample[], title: string): string {
  const last = Math.max(samples.at(-1)?.second ?? 1, 1);
  const x = (second: number) => round(left + (second / last) * (width - left - right));
  const drawn = panels.map((panel, index) => drawPanel(panel, top + index * panelHeight, samples, x));
  const height = top + panels.length * panelHeight;
  const text = (content: string, at: string) => `<text ${at}>${escapeText(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(title, `x="${left}" y="20" font-size="14"`),
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}

function drawPanel(
  { title, lines }: (typeof panels)[number],
  y: number,
  samples: readonly Sample[],
  x: (second: number) => number,
): string {
  const most = Math.max(1, ...samples.flatMap((sample) => lines.map(({ read }) => read(sample))));
  const bottom = y + 20 + plotHeight;
  const height = (value: number) => round(bottom - (value / most) * plotHeight);
  const faults = samples.flatMap((sample, index) => {
    const from = samples[index - 1]?.second ?? 0;
    if (!sample.isFaulty) return [];
    const end = x(sample.second) - x(from);
    return `<rect x="${x(from)}" y="${y + 20}" width="${round(end + 0.5)}" height="${plotHeight}" fill="#eeeeee"/>`;
  });
  const legend = lines.map(
    ({ name, colour }, index) =>
      `<text x="${left + 180 + index * 170}" y="${y + 12}" fill="${colour}">${escapeText(name)}</text>`,
  );
  const drawn = lines.map(({ colour, read }) => {
    const points = samples.map((sample) => `${x(sample.second)},${height(read(sample))}`).join(" ");
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  });
  const minutes = Math.round((samples.at(-1)?.second ?? 0) / 60);
  return [
    ...faults,
    `<text x="${left}" y="${y + 12}" font-weight="bold">${escapeText(title)}</text>`,
    ...legend,
    `<path d="M${left} ${y + 20}V${bottom}H${width - right}" fill="none" stroke="#616161"/>`,
    `<text x="${left - 6}" y="${y + 30}" text-anchor="end">${Math.round(most)}</text>`,
    `<text x="${left - 6}" y="${bottom}" text-anchor="end">0</text>`,
    `<text x="${width - right}" y="${bottom + 15}" text-anchor="end">${minutes} min</text>`,
    ...drawn,
  ].join("\n");
}

const round = (value: number) => Math.round(value * 10) / 10;

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
