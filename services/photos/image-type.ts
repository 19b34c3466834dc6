import { type PhotoType, photoTypes } from "./contract";

/** How files begin, in hexadecimal; whatever their name or header says. */
const beginnings: Readonly<Record<PhotoType, RegExp>> = {
  "image/jpeg": /^ffd8ff/,
  "image/png": /^89504e470d0a1a0a/,
  // RIFF, a size, WEBP.
  "image/webp": /^52494646.{8}57454250/,
};

/** The type of an image by its first bytes; null for other files. */
export function findImageType(bytes: Uint8Array): PhotoType | null {
  const beginning = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return photoTypes.find((type) => beginnings[type].test(beginning)) ?? null;
}
