import type { Sharp } from "sharp";
import type { PhotoSize } from "./contract";

/** 144 KB. */
export const maxLargeBytes = 147_456;
/** The quality is lowered until the photo fits; at the last one it gets smaller. */
const qualities = [82, 70, 58, 46, 34, 22];
const smallerBy = 0.75;

/**
 * Stop images that are small as a file and huge in memory. Of most, lines are read as they are needed; WebP and what
 * gets sharper while it loads are decoded as a whole, 400 MB at this limit.
 */
const maxPixels = { byLine: 200_000_000, asWhole: 40_000_000 };
/** An image that is lower than the square is not made smaller: a strip of a million pixels took 2.4 GB. */
const maxSide = 16_384;

/**
 * Makes the sizes of a photo: square, upright and without metadata. The middle is where there is most to see. Null where
 * the bytes are no image that can be read.
 */
export async function resizePhoto(bytes: Uint8Array): Promise<Record<PhotoSize, Buffer> | null> {
  // Loaded by the job: it is slow to load, and few processes need it.
  const { default: sharp } = await import("sharp");
  // Other failures are no fault of the image.
  const decoded = await decode(sharp, bytes).catch(() => null);
  if (!decoded) return null;
  const { data, info, side } = decoded;
  const square = () => sharp(data, { raw: info });
  return {
    600: await encodeLarge(square, side),
    160: await square().resize(Math.min(160, side)).webp({ quality: 80 }).toBuffer(),
  };
}

/** The pixels of the square, and its side. */
async function decode(sharp: typeof import("sharp"), bytes: Uint8Array) {
  const image = sharp(bytes, { limitInputPixels: maxPixels.byLine });
  const { autoOrient, isProgressive, format } = await image.metadata();
  if (Math.max(autoOrient.width, autoOrient.height) > maxSide) return null;
  const limitInputPixels = isProgressive || format === "webp" ? maxPixels.asWhole : maxPixels.byLine;
  const side = Math.min(600, autoOrient.width, autoOrient.height);
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: "error" })
    .autoOrient()
    .resize(side, side, { fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, side };
}

async function encodeLarge(square: () => Sharp, side: number): Promise<Buffer> {
  for (const quality of qualities) {
    const encoded = await square().resize(side).webp({ quality }).toBuffer();
    if (encoded.byteLength <= maxLargeBytes) return encoded;
  }
  return encodeLarge(square, Math.floor(side * smallerBy));
}
