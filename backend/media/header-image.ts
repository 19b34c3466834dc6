import type { Content } from "../content/load-content";

/** A picture, or the still of a video, in the format of the product API; null when there is none. */
export function headerImage({ pictures, videos }: Content, name: string | undefined): unknown {
  const picture = pictures.get(name ?? "") ?? videos.get(name ?? "")?.still;
  if (!picture) return null;
  const { url, alt, title, width, height, crops } = picture;
  return { Url: url, Alt: alt, Title: title, Width: width, Height: height, Crops: crops };
}
