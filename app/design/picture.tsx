import type { Crop, Image } from "~/fields/images";

export interface PictureProps {
  image: Image;
  /** Keys of the crops to choose from, smallest first; missing ones are skipped. */
  crops: string[];
  /** Other crops on windows that `media` describes, where the picture is cut differently. */
  switchTo?: { media: string; crops: string[] };
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** An empty text for a picture that only decorates. */
  alt?: string;
  /** Pictures load when they come near; an eager one at once, that of the page's head before all others. */
  eager?: boolean | "head";
}

// React 18 writes this attribute in small letters only, its types know it in camel case only.
const beforeAll = { fetchpriority: "high" };
const whenNear = { loading: "lazy", decoding: "async" } as const;

type Format = "avif" | "webp" | "jpeg";
const modernFormats: Format[] = ["avif", "webp"];
const allFormats: Format[] = [...modernFormats, "jpeg"];

/** A picture of the CMS in the formats and sizes the browser likes best, JPEG behind them. */
export function Picture({ image, crops, switchTo, sizes, alt = image.alt, eager = false }: PictureProps) {
  const offered = cropsOf(image, crops);
  const smallest = offered[0];
  const { width, height } = measure(image, smallest);
  return (
    <picture>
      {switchTo && (
        <Sources
          offered={cropsOf(image, switchTo.crops)}
          formats={allFormats}
          sizes={sizes}
          media={switchTo.media}
        />
      )}
      <Sources offered={offered} formats={modernFormats} sizes={sizes} />
      <img
        src={smallest?.jpeg ?? image.url}
        srcSet={srcSetOf(offered, "jpeg") || undefined}
        sizes={smallest?.jpeg ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        {...(eager === "head" ? beforeAll : !eager && whenNear)}
      />
    </picture>
  );
}

/** A portrait or a spot: in the shape of a landscape it would lose its edges. */
export function isSquare(image: Image): boolean {
  return image.width !== null && image.width === image.height;
}

interface SourcesProps {
  offered: Crop[];
  formats: Format[];
  sizes: string;
  media?: string;
}

function Sources({ offered, formats, sizes, media }: SourcesProps) {
  return formats.map((format) => {
    const srcSet = srcSetOf(offered, format);
    const { width, height } = offered[0] ?? {};
    const size = media && height ? { width, height } : {};
    return srcSet && <source key={format} type={`image/${format}`} {...{ media, srcSet, sizes, ...size }} />;
  });
}

function cropsOf(image: Image, keys: string[]): Crop[] {
  return keys.flatMap((key) => image.crops[key] ?? []);
}

function srcSetOf(crops: Crop[], format: Format): string {
  return crops.flatMap((crop) => (crop[format] ? `${crop[format]} ${crop.width}w` : [])).join(", ");
}

/** Width and height keep the page from jumping while the picture loads. */
function measure(image: Image, crop: Crop | undefined) {
  const ratio = image.width && image.height ? image.height / image.width : undefined;
  if (!crop) return { width: image.width ?? undefined, height: image.height ?? undefined };
  return { width: crop.width, height: crop.height ?? (ratio && Math.round(crop.width * ratio)) };
}
