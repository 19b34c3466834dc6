import type { Content } from "../content/load-content";

/** A picture as the product API sends it, of a video its still; null where there is none. */
export function headerImage({ pictures, videos }: Content, name: string | undefined): unknown {
  const picture = pictures.get(name ?? "") ?? videos.get(name ?? "")?.still;
  if (!picture) return null;
  const { url, alt, title, width, height, crops } = picture;
  return { Url: url, Alt: alt, Title: title, Width: width, Height: height, Crops: crops };
}
