import type { BlockType } from "~/blocks/types";

/** The variants of each block, by the property of the decoded block that holds them. */
export const blockVariants: [BlockType, string, unknown[]][] = [
  ["breaker", "design", ["small", "medium", "large"]],
  ["breaker", "kind", ["picture", "video"]],
  ["cta", "kind", ["cta_brochures", "cta_extensive", "cta_geheugentest", "spotlight"]],
  ["cta", "width", ["narrow", "wide"]],
  ["donate_widget", "frequency", ["eenmalig", "maandelijks", "jaarlijks"]],
  ["grid_with_image", "columns", [3, 4]],
  ["iframe", "kind", ["interacty", "riddle", "spotify", "other"]],
  ["iframe", "fullWidth", [true, false]],
  ["iframe", "needsConsent", [true, false]],
  ["image_grid_node", "columns", [3, 4]],
  ["kader", "color", ["accent", "brand", "sand"]],
  ["media", "width", [33, 50, 100]],
  ["media", "kind", ["picture", "video", "file", "player"]],
  ["quote", "position", ["left", "right"]],
  ["spotler_form", "alignment", ["left", "center", "right"]],
  ["spotler_form", "width", [60, 100]],
  ["spotler_form", "color", ["sand", "white"]],
  ["text_image", "position", ["left", "right"]],
  ["text_image", "alignment", ["center", "left"]],
];

/** Every value of a property, at any depth of a decoded block. */
export function valuesOf(name: string, decoded: unknown): unknown[] {
  if (Array.isArray(decoded)) return decoded.flatMap((one) => valuesOf(name, one));
  if (!isObject(decoded)) return [];
  return Object.entries(decoded).flatMap(([key, value]) =>
    key === name ? [value, ...valuesOf(name, value)] : valuesOf(name, value),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
