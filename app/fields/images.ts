import { z } from "zod";
import { isLoopback } from "~/utils/media-hosts";
import { parseUrl } from "~/utils/url";
import { isPageless } from "./links";

/** One size of a picture, in each available format. */
export interface Crop {
  width: number;
  height: number | null;
  avif?: string;
  webp?: string;
  jpeg?: string;
}

export interface Image {
  alt: string;
  /** What an editor adds to the picture; null without one. */
  title: string | null;
  url: string;
  width: number | null;
  height: number | null;
  /** Keyed by `{width}x{height}` or `{width}`. */
  crops: Record<string, Crop>;
}

/** The ratios of the pictures on cards; the first is the default. */
export const imageRatios = ["16-9", "4-3", "1-1", "3-4"] as const;
export type ImageRatio = (typeof imageRatios)[number];

const cropKey = /^(\d{1,5})(?:x(\d{1,5}))?(?:_(webp|avif))?$/;

/**
 * The address of a CMS picture for browsers: `/drupal/media{path}`. Static files of this site, paths in blob
 * storage or of Drupal's public files, and absolute https addresses stay unchanged. Spaces are encoded: a `srcset`
 * ends an address at a space.
 */
export function mediaUrl(url: string): string {
  const address = url.trim().replace(/ /g, "%20");
  if (
    isLoopbackAddress(address) ||
    /^https:\/\/|^\/(drupal\/media|assets|blobstorage|sites\/default\/files)\//.test(address)
  )
    return address;
  return `/drupal/media/${address.replace(/^\/+/, "")}`;
}

function isLoopbackAddress(address: string): boolean {
  const url = address.startsWith("http://") ? parseUrl(address) : null;
  return url !== null && isLoopback(url.host);
}

/** Converts `{ "380x235": url, "380x235_webp": url }` to crops; unknown keys are skipped. */
export function cropsFromStyles(styles: Record<string, string>): Record<string, Crop> {
  const crops: Record<string, Crop> = {};
  for (const [key, url] of Object.entries(styles)) {
    const [, width, height, format] = cropKey.exec(key) ?? [];
    if (!width) continue;
    const size = height ? `${width}x${height}` : width;
    const address = mediaUrl(url);
    if (!isUsable(address)) continue;
    crops[size] ??= { width: Number(width), height: height ? Number(height) : null };
    crops[size][format === "webp" || format === "avif" ? format : "jpeg"] = address;
  }
  return crops;
}

function isUsable(address: string): boolean {
  return parseUrl(address, "http://local.invalid") !== null;
}

const pictureAddress = z
  .string()
  .min(1, "is empty")
  .refine((address) => !isPageless(address), "is the address of a reference")
  .transform(mediaUrl)
  .refine(isUsable, "is no address");

/** PHP encodes an empty map as `[]`. */
export const emptyMap = z.tuple([]).transform(() => ({}));

const styles = z.record(z.string(), z.string()).or(emptyMap).nullish();

/** A title that repeats the alternative text adds nothing. */
function titleOf(title: string | null | undefined, alt: string | null | undefined): string | null {
  const text = title?.trim() ?? "";
  return text && text !== alt?.trim() ? text : null;
}

/** An image item of a media entity (docs/backend-contract.md, 'Media'). */
export const imageSchema = z
  .object({
    alt: z.string().nullish(),
    title: z.string().nullish().catch(null),
    width: z.coerce.number().nullish(),
    height: z.coerce.number().nullish(),
    url: pictureAddress,
    crops: styles,
  })
  .transform(
    ({ alt, title, width, height, url, crops }): Image => ({
      alt: alt ?? "",
      title: titleOf(title, alt),
      url,
      width: width ?? null,
      height: height ?? null,
      crops: cropsFromStyles(crops ?? {}),
    }),
  );

/** A picture in a response of the product API (PascalCase). */
export const apiImageSchema = z
  .object({
    Url: pictureAddress,
    Alt: z.string().nullish(),
    Title: z.string().nullish().catch(null),
    Width: z.number().nullish(),
    Height: z.number().nullish(),
    Crops: styles,
  })
  .transform(
    (image): Image => ({
      alt: image.Alt ?? "",
      title: titleOf(image.Title, image.Alt),
      url: image.Url,
      width: image.Width ?? null,
      height: image.Height ?? null,
      crops: cropsFromStyles(image.Crops ?? {}),
    }),
  );

/** Drops the picture of an item when an item before it had the same, or `shown` has it. */
export function eachPictureOnce(shown: readonly (Image | null)[] = []) {
  const seen = new Set(shown.map((image) => image?.url));
  return <Item extends { image: Image | null }>(item: Item): Item => {
    const { image } = item;
    if (!image) return item;
    if (seen.has(image.url)) return { ...item, image: null };
    seen.add(image.url);
    return item;
  };
}
