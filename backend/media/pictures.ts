import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, parse } from "node:path";
import { z } from "zod";
import { decode, type Report, readYaml } from "../content/yaml-files";
import { cropsOf } from "./crop-sizes";
import { withoutVideos } from "./media-entries";
import { pictureSize } from "./picture-size";

export interface Picture {
  name: string;
  /** Path of the original on disk. */
  file: string;
  /** With the dot: `.svg`, `.png`, … */
  extension: string;
  /** Colour that replaces transparency in JPEGs. */
  background: string;
  alt: string;
  title: string;
  width: number;
  height: number;
  /** Eight hexadecimal digits derived from the file and background. */
  hash: string;
  /** The address of the original, below `/drupal/media`. */
  url: string;
  crops: Record<string, string>;
}

const defaultBackground = "#e4f0fd";
const pictureExtensions = [".svg", ".png", ".jpg", ".webp"];
const textsSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z.string(),
    title: z.string().default(""),
    background: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, "has to be a colour like #e4f0fd")
      .default(defaultBackground),
  }),
);

/** Reads the pictures of `media/` by name, with their texts from `media.yaml`. */
export async function readPictures(
  contentDir: string,
  reportFor: (file: string) => Report,
): Promise<Map<string, Picture>> {
  const folder = join(contentDir, "media");
  const report = reportFor("media/media.yaml");
  const textsFile = join(folder, "media.yaml");
  const texts = existsSync(textsFile)
    ? decode(textsSchema, withoutVideos(readYaml(textsFile, report)), report)
    : {};
  const files = existsSync(folder) ? readdirSync(folder).filter(isPicture).sort() : [];
  const pictures = new Map<string, Picture>();
  for (const fileName of files) {
    const { name, ext: extension } = parse(fileName);
    const reportFile = reportFor(`media/${fileName}`);
    const text = texts?.[name];
    if (texts && !text) report(`"${name}" is missing: give ${fileName} its alternative text`);
    if (!/^[a-z0-9-]+$/.test(name)) reportFile("use small letters, digits and hyphens only in the name");
    if (pictures.has(name)) reportFile("there is another picture with this name");
    const file = join(folder, fileName);
    const bytes = readFileSync(file);
    const size = await pictureSize(bytes, extension);
    if (!size) reportFile("its width and height cannot be read");
    const description = text ?? { alt: "", title: "", background: defaultBackground };
    const hash = createHash("sha256").update(bytes).update(description.background).digest("hex").slice(0, 8);
    const address = `/${hash}/${name}`;
    pictures.set(name, {
      name,
      file,
      extension,
      hash,
      ...description,
      width: size?.width ?? 0,
      height: size?.height ?? 0,
      url: `${address}/original${extension}`,
      crops: cropsOf(address),
    });
  }
  for (const name of Object.keys(texts ?? {})) {
    if (!pictures.has(name)) report(`"${name}": there is no such picture in media/`);
  }
  return pictures;
}

/** A picture as a media entity of the CMS. */
export function mediaOf(picture: Picture, mids: Map<string, number>): unknown {
  const { alt, title, width, height, url, crops } = picture;
  return {
    mid: [{ value: mids.get(picture.name) }],
    bundle: [{ target_id: "image" }],
    name: [{ value: picture.name }],
    field_media_image: [{ alt, title, width, height, url, crops }],
  };
}

function isPicture(fileName: string): boolean {
  return pictureExtensions.includes(extname(fileName));
}
