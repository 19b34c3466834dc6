import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { decode, type Report, readYaml } from "../content/yaml-files";
import { videosOf } from "./media-entries";
import type { Picture } from "./pictures";

export interface Video {
  name: string;
  title: string;
  provider: "youtube" | "vimeo";
  id: string;
  /** Shown before the video plays and in lists, which show only pictures. */
  still: Picture | undefined;
  transcript: string;
}

const ids = { youtube: /^[\w-]{11}$/, vimeo: /^\d+$/ };
const entrySchema = z
  .strictObject({
    kind: z.literal("video"),
    title: z.string("has to be what the video is called"),
    provider: z.enum(["youtube", "vimeo"], "has to be youtube or vimeo"),
    id: z.union([z.string(), z.number()], "has to be the video's id").transform(String),
    still: z.string("has to be the name of a picture in media/"),
    transcript: z.string().startsWith("https://", "has to start with https://").default(""),
  })
  .refine(({ provider, id }) => ids[provider].test(id), "has an id that its provider does not have");

/** Reads the videos by name: the entries of `media/media.yaml` with `kind: video`. */
export function readVideos(
  contentDir: string,
  reportFor: (file: string) => Report,
  pictures: Map<string, Picture>,
): Map<string, Video> {
  const report = reportFor("media/media.yaml");
  const file = join(contentDir, "media", "media.yaml");
  const videos = new Map<string, Video>();
  if (!existsSync(file)) return videos;
  for (const [name, entry] of Object.entries(videosOf(readYaml(file, report)))) {
    const reportEntry: Report = (reason) => report(`"${name}": ${reason}`);
    const decoded = decode(entrySchema, entry, reportEntry);
    if (!decoded) continue;
    const still = pictures.get(decoded.still);
    if (!still) reportEntry(`still: there is no picture "${decoded.still}" in media/`);
    if (pictures.has(name)) reportEntry("there is a picture with this name");
    videos.set(name, { ...decoded, name, still });
  }
  return videos;
}

/** A video as a media entity of the CMS; `still` is the entity of its picture. */
export function videoMediaOf(video: Video, mids: Map<string, number>, still: unknown): unknown {
  const { name, title, provider, id, transcript } = video;
  const player = { youtube: "https://www.youtube.com/embed/", vimeo: "https://player.vimeo.com/video/" };
  return {
    mid: [{ value: mids.get(name) }],
    bundle: [{ target_id: "video" }],
    name: [{ value: title }],
    field_media_video: [
      {
        type: provider,
        id,
        iframe_url: `${player[provider]}${id}`,
        autoplay: false,
        autoplay_with_audio: false,
        captions_url: "",
        transcript_url: transcript,
      },
    ],
    field_fallback_image: still === undefined ? [] : [still],
  };
}
