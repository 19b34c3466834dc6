export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a field list; empty for anything else. */
export function objectsOf(field: unknown): JsonObject[] {
  return Array.isArray(field) ? field.filter(isObject) : [];
}

/** The text in the first item of a field list, under `key`. */
export function firstText(field: unknown, key = "value"): string | null {
  const value = objectsOf(field)[0]?.[key];
  return typeof value === "string" ? value : null;
}
