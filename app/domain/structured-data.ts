import type { PageTypes } from "./page-rules";

/** JSON-LD of an editor that belongs on the page at this path, if it is of one of these types. */
export interface StructuredData {
  data: object;
  types: PageTypes;
}

/** JSON-LD is an object, or a list of objects; null for anything else, and for what is no JSON. */
export function parseJsonLd(code: string): object | null {
  try {
    const json: unknown = JSON.parse(code);
    if (Array.isArray(json)) return json.length > 0 && json.every(isObject) ? json : null;
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

function isObject(json: unknown): json is object {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

interface Crumb {
  title: string;
  url: string;
}

/** The way to a page in schema.org's words; null for a page that stands at the top itself. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object | null {
  if (crumbs.length < 2) return null;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: new URL(url, origin).href,
    })),
  };
}
