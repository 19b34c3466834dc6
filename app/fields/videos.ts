import { z } from "zod";
import type { Image } from "./images";
import { isOwnPath } from "./links";

interface VideoTexts {
  /** What it is called in the CMS. */
  title: string;
  still: Image | null;
  /** Everything that is said, to read. */
  transcript: string | null;
}

/** A player of somebody else: shown with consent only. */
export interface PlayerVideo extends VideoTexts {
  kind: "player";
  provider: "YouTube" | "Vimeo";
  /** The address of the player. */
  url: string;
  /** Where to watch it at the service itself. */
  source: string;
}

/** A file of our own. */
export interface FileVideo extends VideoTexts {
  kind: "file";
  url: string;
  autoplay: boolean;
  withAudio: boolean;
  /** WebVTT, in Dutch. */
  captions: string | null;
}

export type Video = PlayerVideo | FileVideo;

/** What a media reference shows. */
export type Media = { kind: "picture"; image: Image } | { kind: "video"; video: Video };

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => value?.toString().trim() ?? "");
const flag = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => ["true", "1"].includes(String(value)));

/** An item of `field_media_video` (docs/backend-contract.md, 'Media'); `videoFrom` makes something of it. */
export const videoItemSchema = z.object({
  type: text,
  id: text,
  iframe_url: text,
  autoplay: flag,
  autoplay_with_audio: flag,
  captions_url: text,
  transcript_url: text,
});

/** The video an item names, or null for a service, an id or a file that we do not show. */
export function videoFrom(
  item: z.output<typeof videoItemSchema>,
  title: string,
  still: Image | null,
): Video | null {
  const texts = { title, still, transcript: fileUrl(item.transcript_url) };
  if (item.type === "youtube") return youtube(item, texts);
  if (item.type === "vimeo") return vimeo(item, texts);
  const url = item.type === "file" ? ownFile(item.iframe_url || item.id) : null;
  if (!url) return null;
  const { autoplay, autoplay_with_audio: withAudio } = item;
  return { kind: "file", url, autoplay, withAudio, captions: ownFile(item.captions_url), ...texts };
}

type Item = z.output<typeof videoItemSchema>;

/** On the host that sets no cookies before the video plays (spec 002, section 7). */
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

/** With do-not-track on (spec 002, section 7). An unlisted video has a key of its own, `h`. */
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

/** The address a browser asks a file of the CMS from: our own, but for absolute ones. */
function fileUrl(url: string): string | null {
  return /^https:\/\//.test(url) ? url : ownFile(url);
}

/** Films and captions play from our own address only: the content policy takes no other. */
function ownFile(url: string): string | null {
  if (!isOwnPath(url)) return null;
  return /^\/drupal\/(files|media)\//.test(url) ? url : `/drupal/files${url}`;
}
