import { firstText, isObject, type JsonObject, objectsOf } from "./json";
import { fileItem, pictureItem, videoItem } from "./media";
import { metaTagsOf } from "./meta-tags";

/**
 * The same document in the shape of the contract, where Drupal core or one of its usual modules wrote it otherwise.
 * Every decoder reads the result, so each difference is in one place.
 */
export function asContract(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(asContract);
  if (!isObject(json)) return json;
  const entries = Object.entries(json)
    // The thumbnail is for lists of Drupal itself; visitors never see it.
    .filter(([name, field]) => name !== "thumbnail" || !Array.isArray(field))
    .map(([name, field]): [string, unknown] => [name, asContract(fieldReaders.get(name)?.(field) ?? field)]);
  return { ...Object.fromEntries(entries), ...bundleOf(json), ...metaTagsOf(json) };
}

/** A map, since names of a document may be those of every object. */
const fieldReaders = new Map<string, (field: unknown) => unknown>([
  ["field_media_image", (field) => withItems(field, pictureItem)],
  ["field_media_svg", (field) => withItems(field, pictureItem)],
  ["field_media_file", (field) => withItems(field, fileItem)],
  ["field_media_video", (field) => withItems(field, videoItem)],
]);

function withItems(field: unknown, read: (item: JsonObject) => JsonObject): unknown {
  return Array.isArray(field) ? field.map((item: unknown) => (isObject(item) ? read(item) : item)) : field;
}

/** `json_recursive` expands `type` to the configuration of the bundle, and leaves it out of paragraphs. */
function bundleOf(json: JsonObject): JsonObject {
  if (firstText(json.type, "target_id") !== null) return {};
  const [type] = objectsOf(json.type);
  const kind = firstText(json.entity_type);
  const isTyped = kind === "node" || kind === "paragraph" || ("nid" in json && type !== undefined);
  const bundle = firstText(json.entity_bundle) ?? type?.type ?? type?.id;
  return isTyped && typeof bundle === "string" ? { type: [{ target_id: bundle }] } : {};
}
