import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../write-file";
import { type CropFormat, cropFormats, cropSizes } from "./crop-sizes";
import { cutPicture } from "./cut-picture";
import { limit } from "./limit";
import type { Picture } from "./pictures";

const originalTypes: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};
const cropTypes: Record<CropFormat, string> = { jpg: "image/jpeg", webp: "image/webp", avif: "image/avif" };

interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Answers a file of a picture (`original.svg`, `380x235.webp`); undefined for a name it does not have. */
export type PictureFiles = (picture: Picture, fileName: string) => Promise<PictureFile | undefined>;

/** Cuts pictures when they are first asked for and keeps what it cut in `{dataDir}/media-cache`. */
export function createPictureFiles(dataDir: string): PictureFiles {
  const atMostTwo = limit(2);
  const running = new Map<string, Promise<Uint8Array>>();

  const cut = async (picture: Picture, size: string, format: CropFormat, path: string) => {
    const bytes = await atMostTwo(() => cutPicture(picture, size, format));
    await writeFileAtomically(path, bytes).catch((error: unknown) => {
      console.warn("backend: a cut picture could not be kept", error);
    });
    return bytes;
  };

  const crop = async (picture: Picture, size: string, format: CropFormat): Promise<Uint8Array> => {
    const path = join(dataDir, "media-cache", picture.hash, picture.name, `${size}.${format}`);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const job = running.get(path) ?? cut(picture, size, format, path).finally(() => running.delete(path));
    running.set(path, job);
    return job;
  };

  return async (picture, fileName) => {
    if (picture.url.endsWith(`/${fileName}`)) {
      const bytes = await readFile(picture.file);
      return { bytes: Uint8Array.from(bytes), type: originalTypes[picture.extension] ?? "" };
    }
    const [size = "", extension] = fileName.split(".");
    const format = cropFormats.find((candidate) => candidate === extension);
    if (!format || fileName !== `${size}.${format}` || !cropSizes.includes(size)) return undefined;
    return { bytes: Uint8Array.from(await crop(picture, size, format)), type: cropTypes[format] };
  };
}
