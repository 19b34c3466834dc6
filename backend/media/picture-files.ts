import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../write-file";
import { cropPicture } from "./crop-picture";
import { type CropFormat, cropFormats, cropSizes } from "./crop-sizes";
import { limitConcurrency } from "./limit-concurrency";
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

/** Returns a file of a picture (`original.svg`, `380x235.webp`); undefined for an unknown file name. */
export type PictureFiles = (picture: Picture, fileName: string) => Promise<PictureFile | undefined>;

/** Crops pictures on first request and caches the crops in `{dataDir}/media-cache`. */
export function createPictureFiles(dataDir: string): PictureFiles {
  const withLimit = limitConcurrency(2);
  const running = new Map<string, Promise<Uint8Array>>();

  const createCrop = async (picture: Picture, size: string, format: CropFormat, path: string) => {
    const bytes = await withLimit(() => cropPicture(picture, size, format));
    await writeFileAtomically(path, bytes).catch((error: unknown) => {
      console.warn("backend: a cropped picture could not be cached", error);
    });
    return bytes;
  };

  const crop = async (picture: Picture, size: string, format: CropFormat): Promise<Uint8Array> => {
    const path = join(dataDir, "media-cache", picture.hash, picture.name, `${size}.${format}`);
    const cached = await readFile(path).catch(() => undefined);
    if (cached) return cached;
    const job =
      running.get(path) ?? createCrop(picture, size, format, path).finally(() => running.delete(path));
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
