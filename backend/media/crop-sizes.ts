/** The sizes of crops: `{width}x{height}`, or `{width}` with a proportional height. */
export const cropSizes = [
  "404x227 808x455 1616x909 380x235 760x470 1140x705 1520x940 580x388 1160x776 1740x1164",
  "820x280 1640x560 2460x840 1920x560 2880x840 350x197 240x320 350x467 700x933 1400x1867",
  "100x100 200x200 180x135 360x270 480x360 960x720",
  "140 300 320 350 400 580 600 640 700 800 1160 1400 1740 2100",
].flatMap((line) => line.split(" "));

export const cropFormats = ["jpg", "webp", "avif"] as const;
export type CropFormat = (typeof cropFormats)[number];

/** The addresses of all crops of a picture, by the key that the CMS uses: `380x235`, `380x235_webp`. */
export function cropsOf(folder: string): Record<string, string> {
  const crops = cropSizes.flatMap((size) =>
    cropFormats.map((format) => [
      format === "jpg" ? size : `${size}_${format}`,
      `${folder}/${size}.${format}`,
    ]),
  );
  return Object.fromEntries(crops);
}
