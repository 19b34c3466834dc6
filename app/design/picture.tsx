import type { Crop, Image } from "~/fields/images";

export interface PictureProps {
  image: Image;
  /** Keys of the crops to choose from, smallest first; missing crops are skipped. */
  crops: string[];
  /** Crops of another ratio for windows that match `media`. */
  switchTo?: { media: string; crops: string[] };
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** '' for a decorative picture. Default: the text from the CMS. */
  alt?: string;
  /** Pictures load lazily by default; an eager one at once, that in the page header ('head') with high priority. */
  eager?: boolean | "head";
}

// React 18 renders this attribute only in lower case, while its types have only the camel case name.
const highPriority = { fetchpriority: "high" };
const lazy = { loading: "lazy", decoding: "async" } as const;

type Format = "avif" | "webp" | "jpeg";
const modernFormats: Format[] = ["avif", "webp"];
const allFormats: Format[] = [...modernFormats, "jpeg"];

/** A picture of the CMS as AVIF, WebP or JPEG, in the size that fits the window. */
export function Picture({ image, crops, switchTo, sizes, alt = image.alt, eager = false }: PictureProps) {
  const available = findCrops(image, crops);
  const smallest = available[0];
  const { width, height } = measure(image, smallest);
  return (
    <picture>
      {switchTo && (
        <Sources
          crops={findCrops(image, switchTo.crops)}
          formats={allFormats}
          sizes={sizes}
          media={switchTo.media}
        />
      )}
      <Sources crops={available} formats={modernFormats} sizes={sizes} />
      <img
        src={smallest?.jpeg ?? image.url}
        srcSet={toSrcSet(available, "jpeg") || undefined}
        sizes={smallest?.jpeg ? sizes : undefined}
        alt={alt}
        // A title would give a decorative picture a name.
        title={(alt && image.title) || undefined}
        width={width}
        height={height}
        {...(eager === "head" ? highPriority : !eager && lazy)}
      />
    </picture>
  );
}

/** Whether a picture is square; a landscape crop would cut off its edges. */
export function isSquare(image: Image): boolean {
  return image.width !== null && image.width === image.height;
}

interface SourcesProps {
  crops: Crop[];
  formats: Format[];
  sizes: string;
  media?: string;
}

function Sources({ crops, formats, sizes, media }: SourcesProps) {
  return formats.map((format) => {
    const srcSet = toSrcSet(crops, format);
    const { width, height } = crops[0] ?? {};
    const size = media && height ? { width, height } : {};
    return srcSet && <source key={format} type={`image/${format}`} {...{ media, srcSet, sizes, ...size }} />;
  });
}

function findCrops(image: Image, keys: string[]): Crop[] {
  return keys.flatMap((key) => image.crops[key] ?? []);
}

function toSrcSet(crops: Crop[], format: Format): string {
  return crops.flatMap((crop) => (crop[format] ? `${crop[format]} ${crop.width}w` : [])).join(", ");
}

/** The width and height attributes, which prevent layout shifts while the picture loads. */
function measure(image: Image, crop: Crop | undefined) {
  const ratio = image.width && image.height ? image.height / image.width : undefined;
  if (!crop) return { width: image.width ?? undefined, height: image.height ?? undefined };
  return { width: crop.width, height: crop.height ?? (ratio && Math.round(crop.width * ratio)) };
}
