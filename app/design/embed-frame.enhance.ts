const minHeight = 50;
const maxHeight = 5000;

/**
 * Sets the height of a frame from a message with its height in pixels: a number, `{ height }`, or Riddle's
 * `{ riddleHeight }`. Only messages from the window and the origin of the frame count.
 */
export function embedHeight(document: Document): void {
  addEventListener("message", ({ data, origin, source }) => {
    const height = readHeight(data);
    if (height === null) return;
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-embed-height]")) {
      if (frame.contentWindow === source && new URL(frame.src).origin === origin)
        frame.height = String(height);
    }
  });
}

function readHeight(data: unknown): number | null {
  const height = isObject(data) ? (data.height ?? data.riddleHeight) : data;
  if (typeof height !== "number" || !(height >= minHeight && height <= maxHeight)) return null;
  return Math.ceil(height);
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
