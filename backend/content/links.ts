import type { Report } from "./yaml-files";

export type CheckLink = (link: string, report: Report) => void;

/** Addresses the site serves itself, with or without a page in `content/`. */
const ownRoutes = ["/", "/zoeken", "/nieuwsbrief", "/nieuwsbrief/bedankt"];

/** The lists that every region has, below its own page. */
const regionList = /^(\/regios\/[^/]+)\/(?:nieuws|locaties)$/;

/** The path of a link to one of our own pages, without its query and hash. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, "");
}

/** Makes a check that reports a link which leads nowhere, or is of a form that is not allowed. */
export function linkChecker(addresses: Iterable<string>): CheckLink {
  const known = new Set([...ownRoutes, ...addresses]);
  const isKnown = (path: string) => known.has(path) || known.has(regionList.exec(path)?.[1] ?? "");
  return (link, report) => {
    if (/^(https:\/\/[^\s/]+|tel:\+?[\d -]+$|mailto:[^\s@]+@[^\s@]+$|#.)/.test(link)) return;
    if (!/^\/(?!\/)/.test(link)) {
      report(`link "${link}" has to start with / (own page), https://, tel: or mailto:`);
    } else if (!isKnown(pathOf(link))) {
      const name = pathOf(link).replace(/\/+$/, "").split("/").at(-1);
      const similar = [...known].filter((address) => address.split("/").at(-1) === name);
      const hint = similar.length > 0 ? ` (did you mean ${similar.join(" or ")}?)` : "";
      report(`link to ${link}: that page does not exist${hint}`);
    }
  };
}
