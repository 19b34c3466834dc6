import type { Picture } from "../media/pictures";
import type { UnlocatedFinding } from "./finding";

/**
 * Reports pictures on pages without alternative text. Icons of terms may have an empty one.
 * @param values fields of pages and of what pages share
 */
export function checkPictures(
  pictures: ReadonlyMap<string, Picture>,
  values: readonly unknown[],
): UnlocatedFinding[] {
  const used = new Set(values.flatMap(picturesIn));
  return [...pictures.values()]
    .filter(({ name, alt }) => alt.trim() === "" && used.has(name))
    .map(({ name }) => ({
      level: "error",
      file: "media/media.yaml",
      message: `"${name}" is used on a page and has no alternative text`,
      needles: [`${name}:`],
    }));
}

const pictureFields = ["image", "media", "header_image_video"];

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    pictureFields.includes(field) && typeof inner === "string" ? [inner] : picturesIn(inner),
  );
}
