/** The style sheet that tells print.css the origin of the site, for the addresses that follow printed links. */
export const printedSite = {
  file: "afdruk.css",
  css: (origin: string) => `:root{--origin:"${new URL(origin).origin}"}`,
};
