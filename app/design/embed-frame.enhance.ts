const lowest = 50;
const highest = 5000;

/**
 * A page inside ours may say how high it is, in pixels: a number, `{ height }`, or Riddle's `{ riddleHeight }`
 * (spec 002, section 4). Heard only from the frame's own window and origin.
 */
export function embedHeight(document: Document): void {
  addEventListener("message", ({ data, origin, source }) => {
    const height = heightOf(data);
    if (height === null) return;
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-embed-height]")) {
      if (frame.contentWindow === source && new URL(frame.src).origin === origin)
        frame.height = String(height);
    }
  });
}

function heightOf(data: unknown): number | null {
  const said = isObject(data) ? (data.height ?? data.riddleHeight) : data;
  if (typeof said !== "number" || !(said >= lowest && said <= highest)) return null;
  return Math.ceil(said);
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
