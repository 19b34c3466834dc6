import { asContract } from "~/fields/drupal/documents";
import { firstText, isObject, type JsonObject, objectsOf } from "~/fields/drupal/json";
import type { PageType } from "~/pages/definitions";
import { pageDefinitions } from "~/pages/definitions";
import { type FieldTable, pageTable, paragraphTables } from "../../backend/pages/field-tables";
import type { Finding } from "./finding";

/** What the site does not report about the document of a page, as it works, but an editor or developer should know. */
export function readDocument(json: unknown, address: string): Finding[] {
  const page = asContract(json);
  if (!isObject(page)) return [];
  const type = firstText(page.type, "target_id") ?? "";
  if (!isPageType(type)) return [];
  return [
    ...aliasOf(page, address),
    ...unpublished(page),
    ...unusedFields(page, pageTable(type), ""),
    ...tokens(page),
    ...withoutCrops(page),
  ];
}

function isPageType(type: string): type is PageType {
  return Object.hasOwn(pageDefinitions, type);
}

const advice = (place: string, what: string, change: string): Finding => ({
  level: "advice",
  place,
  what,
  change,
});

function aliasOf(page: JsonObject, address: string): Finding[] {
  const alias = firstText(page.path, "alias");
  if (address === "/" || alias === address) return [];
  if (alias)
    return [
      advice(
        "path",
        `has the alias ${alias}`,
        "Editor: use that address in menus and links, or give the page the alias that they use. Developer: an alias has no language prefix.",
      ),
    ];
  return [
    advice(
      "path",
      "has no alias",
      "Editor: give the page a URL alias; without one its links, breadcrumbs and counts use another address than visitors see.",
    ),
  ];
}

function unpublished({ status }: JsonObject): Finding[] {
  const [first] = objectsOf(status);
  if (first?.value !== false && first?.value !== 0 && first?.value !== "0") return [];
  return [
    {
      level: "problem",
      place: "status",
      what: "is not published, but Drupal answers with it",
      change:
        "Developer: answer 403 or 404 for content that the asking account may only see because of its role; check the permissions of the account of CMS_AUTH.",
    },
  ];
}

/** Fields with a content that the site does not read: an editor fills them in for nobody. */
function unusedFields(document: JsonObject, table: FieldTable, place: string): Finding[] {
  return Object.entries(document).flatMap(([key, value]) => {
    if (!key.startsWith("field_") || !Array.isArray(value) || value.length === 0) return [];
    const facts = table.get(key.slice("field_".length));
    if (!facts)
      return [
        advice(
          [place, key].filter(Boolean).join(", "),
          "is filled in, but the site does not use this field here",
          "Site builder: check the machine name of the field against docs/backend-contract.md, 'Fields of pages and blocks', or hide it from the form.",
        ),
      ];
    if (facts.kind !== "paragraphs") return [];
    const tables = paragraphTables(facts);
    return objectsOf(value).flatMap((paragraph, index) => {
      const bundle = firstText(paragraph.type, "target_id") ?? "";
      const inside = tables.get(bundle);
      const name = `${facts.items === "blocks" ? "block" : "item"} ${index + 1} (${bundle})`;
      return inside ? unusedFields(paragraph, inside, [place, name].filter(Boolean).join(", ")) : [];
    });
  });
}

function tokens(page: JsonObject): Finding[] {
  const [tags] = objectsOf(page.field_meta_tags);
  if (!isObject(tags?.value)) return [];
  const names = Object.entries(tags.value).flatMap(([name, value]) =>
    typeof value === "string" && /\[[a-z_-]+:[^\]]*\]/i.test(value) ? [name] : [],
  );
  return names.map((name) =>
    advice(
      `meta tag ${name}`,
      "has a token that is not replaced, so the site uses its own text",
      "Developer: have the answer contain the meta tags with replaced tokens (the `metatag` key of Drupal's module has them).",
    ),
  );
}

function withoutCrops(page: JsonObject): Finding[] {
  const count = picturesOf(page).filter((picture) => {
    const { crops } = picture;
    return !isObject(crops) || Object.keys(crops).length === 0;
  }).length;
  if (count === 0) return [];
  return [
    advice(
      "pictures",
      `${count === 1 ? "one picture has" : `${count} pictures have`} no crops: visitors load the original, which is slow on a phone`,
      "Developer: add the image styles of docs/backend-contract.md, 'Media', and put their addresses (with itok) in `crops` of each picture.",
    ),
  ];
}

/** The pictures of a document that Drupal can make crops of. */
export function picturesOf(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(picturesOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    key === "field_media_image" ? objectsOf(field).filter(({ url }) => url) : picturesOf(field),
  );
}
