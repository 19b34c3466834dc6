import { element, xmlFile } from "~/utils/xml";
import type { SiteAddress } from "./client.server";

/** Limit of one file (sitemaps.org). */
const addressesPerFile = 50_000;

const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Index of the sitemap files, `/sitemap.xml?deel=1` and on. A sitemap covers paths below its own, so it is in the root. */
export function siteMapIndex(addresses: readonly SiteAddress[], origin: string): string {
  const parts = Math.max(1, Math.ceil(addresses.length / addressesPerFile));
  return xmlFile(
    element(
      "sitemapindex",
      { xmlns },
      ...Array.from({ length: parts }, (_, index) => {
        const changes = addressesInPart(addresses, index + 1).flatMap(({ changed }) => changed ?? []);
        return element(
          "sitemap",
          {},
          element("loc", {}, `${origin}/sitemap.xml?deel=${index + 1}`),
          lastModified(changes.map(instant).sort().at(-1) ?? null),
        );
      }),
    ),
  );
}

/** The addresses of one part, from 1; null for a part that does not exist. */
export function siteMapPart(addresses: readonly SiteAddress[], part: number, origin: string): string | null {
  const listed = addressesInPart(addresses, part);
  if (listed.length === 0) return null;
  return xmlFile(
    element(
      "urlset",
      { xmlns },
      ...listed.map(({ path, changed }) =>
        // Percent-encoded, as in a request.
        element("url", {}, element("loc", {}, new URL(path, origin).href), lastModified(changed)),
      ),
    ),
  );
}

function addressesInPart(addresses: readonly SiteAddress[], part: number): readonly SiteAddress[] {
  return addresses.slice((part - 1) * addressesPerFile, part * addressesPerFile);
}

function lastModified(changed: string | null) {
  return changed === null ? null : element("lastmod", {}, instant(changed));
}

function instant(iso: string): string {
  return new Date(iso).toISOString();
}
