interface Size {
  width: number;
  height: number;
}

/** The size of a picture in pixels; undefined when it cannot be read. */
export async function pictureSize(bytes: Buffer, extension: string): Promise<Size | undefined> {
  if (extension === ".svg") return svgSize(bytes.toString("utf8"));
  // Loaded on demand: most pictures are SVGs, and sharp is slow to load.
  const { default: sharp } = await import("sharp");
  return sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
}

/** The size of an SVG by its width and height attributes, or else by its viewBox. */
function svgSize(svg: string): Size | undefined {
  const [root = ""] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [, boxWidth, boxHeight] =
    /\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(root) ?? [];
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? boxWidth);
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? boxHeight);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
