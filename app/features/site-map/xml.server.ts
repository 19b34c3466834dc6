import { element, xmlFile } from "~/utils/xml";
import type { SiteAddress } from "./client.server";

/** Limit of one file (sitemaps.org). */
const addressesPerFile = 50_000;

const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The index of a site map's files. */
export function indexFile(files: readonly SiteAddress[], origin: string): string {
  return xmlFile(element("sitemapindex", { xmlns }, ...files.map((file) => entry("sitemap", file, origin))));
}

/** A file of a site map. */
export function addressesFile(addresses: readonly SiteAddress[], origin: string): string {
  return xmlFile(element("urlset", { xmlns }, ...addresses.map((address) => entry("url", address, origin))));
}

function entry(name: "sitemap" | "url", { path, changed }: SiteAddress, origin: string) {
  // Percent-encoded, as in a request.
  return element(name, {}, element("loc", {}, new URL(path, origin).href), lastModified(changed));
}

/** Index of the sitemap files, `/sitemap.xml?deel=1` and on. A sitemap covers paths below its own, so it is in the root. */
export function siteMapIndex(addresses: readonly SiteAddress[], origin: string): string {
  const parts = Math.max(1, Math.ceil(addresses.length / addressesPerFile));
  const files = Array.from({ length: parts }, (_, index) => {
    const changes = addressesInPart(addresses, index + 1).flatMap(({ changed }) => changed ?? []);
    return { path: `/sitemap.xml?deel=${index + 1}`, changed: changes.map(instant).sort().at(-1) ?? null };
  });
  return indexFile(files, origin);
}

/** The addresses of one part, from 1; null for a part that does not exist. */
export function siteMapPart(addresses: readonly SiteAddress[], part: number, origin: string): string | null {
  const listed = addressesInPart(addresses, part);
  return listed.length === 0 ? null : addressesFile(listed, origin);
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
