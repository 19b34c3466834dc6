import type { Report } from "./yaml-files";

export type CheckLink = (link: string, report: Report) => void;

/** Addresses that the site serves with or without a page in `content/`. */
const siteRoutes = [
  "/",
  "/zoeken",
  "/doneren/overmaken",
  "/collecte/aanmelden",
  "/doneren/qr-code",
  "/nieuwsbrief",
  "/nieuwsbrief/bedankt",
  "/registreren",
  "/inloggen",
  "/ervaringen-delen/blogs",
];

/** The lists that every region has, below its page. */
const regionList = /^(\/regios\/[^/]+)\/(?:nieuws|locaties)$/;

/** The path of an internal link, without query and hash. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, "");
}

/** Creates a check that reports links to missing pages and disallowed forms of links. */
export function linkChecker(addresses: Iterable<string>): CheckLink {
  const known = new Set([...siteRoutes, ...addresses]);
  const isKnown = (path: string) => known.has(path) || known.has(regionList.exec(path)?.[1] ?? "");
  return (link, report) => {
    if (/^(https:\/\/[^\s/]+|tel:\+?[\d -]+$|mailto:[^\s@]+@[^\s@]+$|#.)/.test(link)) return;
    if (!/^\/(?!\/)/.test(link)) {
      report(`link "${link}" has to start with / (internal page), https://, tel: or mailto:`);
    } else if (!isKnown(pathOf(link))) {
      const name = pathOf(link).replace(/\/+$/, "").split("/").at(-1);
      const similar = [...known].filter((address) => address.split("/").at(-1) === name);
      const hint = similar.length > 0 ? ` (did you mean ${similar.join(" or ")}?)` : "";
      report(`link to ${link}: that page does not exist${hint}`);
    }
  };
}
