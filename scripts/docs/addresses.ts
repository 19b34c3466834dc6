import routes from "../../app/routes";

/** Paths at which the site shows what editors add: pages of the CMS have these addresses too. */
const pathsWithPages = [
  ...["zoeken", "nieuws", "regios", "geheugentest", "geheugentest/*", "nieuwsbrief", "cookies", "doneren"],
  ...["weergave", "sitemap", "regios/:regioName/nieuws", "ervaringen-delen", "ervaringen-delen/forum", "*"],
];

/** The addresses that the site serves without a page of the CMS, so that one with such an address is never shown. */
export function reservedAddresses(): string[] {
  const paths = routes.flatMap(({ path }) => (path && !pathsWithPages.includes(path) ? [path] : []));
  // Vacancies of every depth have an application form.
  const named = paths.map((path) =>
    /^(:\w+\/)+solliciteren$/.test(path) ? "{vacancy}/solliciteren" : path.replace(/:(\w+)/g, "{$1}"),
  );
  return [...new Set(named)].map((path) => `/${path}`).toSorted();
}

export function reservedAddressesList(): string {
  return `${reservedAddresses()
    .map((address) => `\`${address}\``)
    .join(", ")}.`;
}
