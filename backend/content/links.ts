import type { Report } from "./yaml-files";

export type CheckLink = (link: string, report: Report) => void;

/** Addresses that the site serves with or without a page in `content/`. */
const siteRoutes = [
  "/",
  "/zoeken",
  ...["/doneren/gegevens", "/doneren/overmaken", "/doneren/qr-code", "/collecte/aanmelden"],
  ...["/geheugentest/zelf", "/geheugentest/ander", "/geheugentest/verder", "/weergave"],
  ...["/nieuwsbrief", "/nieuwsbrief/bedankt", "/nieuws.atom", "/vrijwilligerswerk.rss"],
  ...["/registreren", "/inloggen", "/wachtwoord/vergeten", "/mijn", "/mijn/blog", "/mijn/instellingen"],
  ...["/ervaringen-delen/blogs", "/ervaringen-delen/zoeken"],
];

/** Addresses of what members make, and the groups of the forum. */
const ofMembers =
  /^\/ervaringen-delen\/(forum\/[^/]+|forum\/gesprek\/\d+\/[^/]+|blogs\/[^/]+|blogs\/stuk\/\d+\/[^/]+)$/;

/** What every region has, below its page. */
const ofRegion = /^(\/regios\/[^/]+)\/(?:nieuws|locaties|nieuwsbrief|nieuws\.atom|activiteiten\.ics)$/;

/** The path of an internal link, without query and hash. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, "");
}

/** Creates a check that reports links to missing pages and disallowed forms of links. */
export function linkChecker(addresses: Iterable<string>): CheckLink {
  const known = new Set([...siteRoutes, ...addresses]);
  const isKnown = (path: string) =>
    known.has(path) || ofMembers.test(path) || known.has(ofRegion.exec(path)?.[1] ?? "");
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
