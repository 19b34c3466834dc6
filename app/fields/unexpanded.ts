/** The reason that is reported for a reference where its content is expected. */
export const notExpanded = "is a reference that is not expanded";

const coreKeys = ["target_id", "target_type", "target_uuid", "target_revision_id", "url"];
const jsonApiKeys = ["id", "type", "meta", "links"];

/**
 * The places of references in a field that are not replaced with what they refer to: `[]` for the only item, else the
 * index of each. Both notations count, `{ "target_id": 7 }` of Drupal core and `{ "type": …, "id": … }` of JSON:API.
 */
export function unexpandedPlaces(field: unknown): number[][] {
  if (!Array.isArray(field)) return isReference(field) ? [[]] : [];
  if (field.length === 1) return isReference(field[0]) ? [[]] : [];
  return field.flatMap((item, index) => (isReference(item) ? [[index]] : []));
}

function isReference(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if ("data" in value)
    return hasOnly(value, ["data", "meta", "links"]) && unexpandedPlaces(value.data).length > 0;
  // A file is used by its address alone.
  if ("target_type" in value && value.target_type === "file" && "url" in value && value.url) return false;
  if ("target_id" in value) return hasOnly(value, coreKeys);
  return "id" in value && "type" in value && hasOnly(value, jsonApiKeys) && typeof value.type === "string";
}

function hasOnly(value: object, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key));
}
