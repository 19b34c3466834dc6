import type { BreadcrumbList, NGO, WebSite, WithContext } from "schema-dts";
import type { TitledLink } from "~/design/page-context";
import { parseJson } from "~/utils/parse-json";
import { absoluteUrl } from "~/utils/url";
import type { PageTypes } from "./page-rules";

/** JSON-LD that an editor adds to the page at this path, if the page has one of these types. */
export interface StructuredData {
  data: object;
  types: PageTypes;
}

/** Parses JSON-LD: an object or a list of objects; null for anything else. */
export function parseJsonLd(code: string): object | null {
  try {
    const json = parseJson(code);
    if (Array.isArray(json)) return json.length > 0 && json.every(isObject) ? json : null;
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

function isObject(json: unknown): json is object {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** Breadcrumbs as structured data; null for a page at the top level. */
export function breadcrumbList(
  crumbs: readonly TitledLink[],
  origin: string,
): WithContext<BreadcrumbList> | null {
  if (crumbs.length < 2) return null;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, url }, index) => {
      const item = absoluteUrl(url, origin);
      return { "@type": "ListItem", position: index + 1, name: title, ...(item && { item }) };
    }),
  };
}

/** The charity as the publisher of the site. */
export interface Publisher {
  name: string;
  /** Scheme and host. */
  origin: string;
  /** The path of its logo, at least 112 pixels square. */
  logo: string;
}

/** The charity as structured data. */
export function publisherMarkup({ name, origin, logo }: Publisher) {
  return {
    "@type": "NGO",
    "@id": `${origin}/#organisatie`,
    name,
    url: `${origin}/`,
    logo: `${origin}${logo}`,
  } as const satisfies NGO;
}

/** Structured data of the home page: the charity, the site and its search. */
export function siteMarkup(
  publisher: Publisher,
  about: { description: string; helpline: string; socials: readonly TitledLink[] },
) {
  const { name, origin } = publisher;
  const ngo = publisherMarkup(publisher);
  // Not typed as `SearchAction`, which lacks `query-input`.
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/zoeken?zoekterm={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return [
    {
      "@context": "https://schema.org",
      ...ngo,
      description: about.description,
      areaServed: "NL",
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: about.helpline,
        availableLanguage: "nl",
      },
      sameAs: about.socials.map(({ url }) => url),
    } satisfies WithContext<NGO>,
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: `${origin}/`,
      description: about.description,
      inLanguage: "nl",
      publisher: { "@id": ngo["@id"] },
      potentialAction: search,
    } satisfies WithContext<WebSite>,
  ] as const;
}
