import { z } from "zod";
import { cmsFile, fileUrl, type MediaFile } from "./files";
import type { Image } from "./images";

interface VideoTexts {
  /** The name in the CMS, else the alternative text of the still. */
  title: string;
  still: Image | null;
  /** The address of a transcript. */
  transcript: string | null;
}

/** A video in the player of another site, which needs consent. */
export interface PlayerVideo extends VideoTexts {
  kind: "player";
  provider: "YouTube" | "Vimeo";
  /** The address of the player. */
  url: string;
  /** The address of the video at the service itself. */
  source: string;
}

/** A video file of the CMS. */
export interface FileVideo extends VideoTexts {
  kind: "file";
  url: string;
  autoplay: boolean;
  withAudio: boolean;
  /** The address of Dutch captions, as WebVTT. */
  captions: string | null;
}

export type Video = PlayerVideo | FileVideo;

/** The content of a media reference. */
export type Media =
  | { kind: "picture"; image: Image }
  | { kind: "video"; video: Video }
  | { kind: "file"; file: MediaFile };

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => value?.toString().trim() ?? "");
const flag = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => ["true", "1"].includes(String(value)));

/** An item of `field_media_video` (docs/backend-contract.md, 'Media'), the input of `videoFrom`. */
export const videoItemSchema = z.object({
  type: text,
  id: text,
  iframe_url: text,
  autoplay: flag,
  autoplay_with_audio: flag,
  captions_url: text,
  transcript_url: text,
});

/** Converts an item to a video; null for an unsupported service, an invalid id or a file of another site. */
export function videoFrom(
  item: z.output<typeof videoItemSchema>,
  title: string,
  still: Image | null,
): Video | null {
  const texts = { title, still, transcript: fileUrl(item.transcript_url) };
  if (item.type === "youtube") return youtube(item, texts);
  if (item.type === "vimeo") return vimeo(item, texts);
  // The content security policy allows films from no other host.
  const url = item.type === "file" ? cmsFile(item.iframe_url || item.id) : null;
  if (!url) return null;
  const { autoplay, autoplay_with_audio: withAudio } = item;
  return { kind: "file", url, autoplay, withAudio, captions: cmsFile(item.captions_url), ...texts };
}

type Item = z.output<typeof videoItemSchema>;

/** Uses the host that sets no cookies before the video plays. */
function youtube(item: Item, texts: VideoTexts): PlayerVideo | null {
  const [, fromUrl] = /(?:embed\/|v=|youtu\.be\/)([\w-]+)/.exec(item.iframe_url) ?? [];
  const id = [item.id, fromUrl].find((candidate) => /^[\w-]{6,20}$/.test(candidate ?? ""));
  if (!id) return null;
  return {
    kind: "player",
    provider: "YouTube",
    url: `https://www.youtube-nocookie.com/embed/${id}?hl=nl&rel=0`,
    source: `https://www.youtube.com/watch?v=${id}`,
    ...texts,
  };
}

/** Sets do-not-track. The address of an unlisted video has its key as `h`. */
function vimeo(item: Item, texts: VideoTexts): PlayerVideo | null {
  const [, fromUrl] = /vimeo\.com\/(?:video\/)?(\d+)/.exec(item.iframe_url) ?? [];
  const id = [item.id, fromUrl].find((candidate) => /^\d{4,15}$/.test(candidate ?? ""));
  if (!id) return null;
  const [, key = ""] = /[?&]h=([\da-f]+)/.exec(item.iframe_url) ?? [];
  return {
    kind: "player",
    provider: "Vimeo",
    url: `https://player.vimeo.com/video/${id}?dnt=1${key && `&h=${key}`}`,
    source: `https://vimeo.com/${id}${key && `/${key}`}`,
    ...texts,
  };
}
