import type { CropFormat } from "./crop-sizes";
import type { Picture } from "./pictures";

const svgUnitsPerInch = 72;

/** Crops a picture to `{width}x{height}` or scales it to `{width}`. */
export async function cropPicture(picture: Picture, size: string, format: CropFormat): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const [width = picture.width, height = Math.round((picture.height * width) / picture.width)] = size
    .split("x")
    .map(Number);
  const scale = Math.max(width / picture.width, height / picture.height);
  const scaled = {
    width: Math.max(width, Math.round(picture.width * scale)),
    height: Math.max(height, Math.round(picture.height * scale)),
  };
  const input = sharp(picture.file, { density: Math.min(100_000, Math.max(1, svgUnitsPerInch * scale)) });
  const cropped = input
    .autoOrient()
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: Math.round((scaled.width - width) / 2),
      top: topOf(picture, scaled.height, height),
      width,
      height,
    });
  if (format === "avif") return cropped.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === "webp") return cropped.webp({ quality: 80 }).toBuffer();
  return cropped.flatten({ background: picture.background }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** The top of the crop: people are below the middle in landscape pictures and in the middle of portraits. */
function topOf(picture: Picture, scaledHeight: number, height: number): number {
  const middle = picture.width > picture.height ? 0.6 : 0.5;
  const top = Math.round(scaledHeight * middle - height / 2);
  return Math.min(Math.max(top, 0), scaledHeight - height);
}
