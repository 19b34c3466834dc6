import { parseUrl } from "~/utils/url";
import { firstText, isObject, type JsonObject, objectsOf } from "./json";

/**
 * The meta tags of a document as a map. Drupal's metatag module writes them twice: what the editor filled in, as JSON
 * text with tokens, and under `metatag` the finished tags with Drupal's defaults. The finished ones are read, without
 * those defaults; a directive for search engines counts in either, so that an editor's `noindex` is never lost.
 */
export function metaTagsOf(json: JsonObject): JsonObject {
  const given = readGiven(json.field_meta_tags);
  const finished = Object.fromEntries(finishedTags(json.metatag));
  if (!given.isText && Object.keys(finished).length === 0) return {};
  const tags: JsonObject = { ...given.tags, ...finished };
  const title = titleOf(json, tags.title, given.tags.title);
  const canonical = isDefaultCanonical(json, tags.canonical_url, given.tags) ? null : tags.canonical_url;
  const robots = [given.tags.robots, tags.robots].flatMap(directives);
  return { field_meta_tags: [{ value: { ...tags, title, canonical_url: canonical ?? null, robots } }] };
}

function readGiven(field: unknown): { isText: boolean; tags: JsonObject } {
  const value = objectsOf(field)[0]?.value;
  if (isObject(value)) return { isText: false, tags: value };
  if (typeof value !== "string" || !value.trim().startsWith("{")) return { isText: false, tags: {} };
  try {
    const tags: unknown = JSON.parse(value);
    return { isText: true, tags: isObject(tags) ? tags : {} };
  } catch {
    // An editor's `noindex` counts, also in a text that cannot be read.
    const robots = /\bnoindex\b/i.test(value) ? "noindex" : undefined;
    return { isText: true, tags: { robots } };
  }
}

/** Metatag 2 writes a list of elements, metatag 1 a map: `{ "value": { "robots": "noindex" } }`. */
function finishedTags(metatag: unknown): [string, unknown][] {
  const [only] = objectsOf(Array.isArray(metatag) ? metatag : [metatag]);
  if (isObject(only?.value)) return Object.entries(only.value);
  return objectsOf(metatag).flatMap(tagOf);
}

/** `{ "tag": "meta", "attributes": { "property": "og:title", "content": "…" } }` as `og_title`. */
function tagOf({ attributes }: JsonObject): [string, unknown][] {
  if (!isObject(attributes)) return [];
  const name = attributes.name ?? attributes.property ?? (attributes.rel === "canonical" && "canonical_url");
  if (typeof name !== "string") return [];
  const key = name.replace(/^twitter:card$/, "twitter_cards_type").replace(/^twitter:/, "twitter_cards_");
  return [[key.replace("image:alt", "image_alt").replace(":", "_"), attributes.content ?? attributes.href]];
}

/** Drupal ends a title with the name of the site, as this site does itself. */
function titleOf(json: JsonObject, title: unknown, template: unknown): string | null {
  if (typeof title !== "string") return null;
  const own = firstText(json.title);
  if (own !== null && title.startsWith(`${own} | `) && typeof template !== "string") return null;
  const hasSiteName = typeof template === "string" && /\|\s*\[site:name\]\s*$/.test(template);
  return hasSiteName && !title.includes("[") ? title.replace(/\s*\|[^|]*$/, "") : title;
}

/** Drupal adds the address of the page on its own host; only one that an editor filled in says something. */
function isDefaultCanonical(json: JsonObject, canonical: unknown, given: JsonObject): boolean {
  if (given.canonical_url || typeof canonical !== "string") return false;
  const alias = firstText(json.path, "alias");
  const nid = objectsOf(json.nid)[0]?.value;
  const path = parseUrl(canonical, "http://local.invalid")?.pathname ?? "";
  return path === "/" || path === `/node/${String(nid)}` || withoutLanguage(path) === alias;
}

const withoutLanguage = (path: string) => path.replace(/^\/[a-z]{2}(?=\/)/, "");

function directives(robots: unknown): string[] {
  if (typeof robots === "string") return robots.split(",").map((directive) => directive.trim());
  if (Array.isArray(robots)) return robots.filter((directive) => typeof directive === "string");
  return isObject(robots) ? Object.keys(robots).filter((key) => robots[key]) : [];
}
