import type { Picture } from "../media/pictures";
import type { PageSource } from "../pages/page-sources";
import type { UnlocatedFinding } from "./finding";

/**
 * Reports pictures on pages without alternative text. Icons of terms may have an empty one.
 * @param shared texts of files in YAML whose pictures are on many pages
 */
export function checkPictures(
  pictures: ReadonlyMap<string, Picture>,
  sources: readonly PageSource[],
  shared: readonly string[],
): UnlocatedFinding[] {
  const used = new Set([
    ...sources.flatMap(({ fields }) => picturesIn(fields)),
    ...shared.flatMap((text) => Array.from(text.matchAll(pictureInText), ([, name = ""]) => name)),
  ]);
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
const pictureInText = new RegExp(`\\b(?:${pictureFields.join("|")}):\\s*["']?([\\w-]+)`, "g");

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    pictureFields.includes(field) && typeof inner === "string" ? [inner] : picturesIn(inner),
  );
}
