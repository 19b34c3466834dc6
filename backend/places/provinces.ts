/** The twelve provinces. */
export const provinces = [
  "Drenthe",
  "Flevoland",
  "Fryslân",
  "Gelderland",
  "Groningen",
  "Limburg",
  "Noord-Brabant",
  "Noord-Holland",
  "Overijssel",
  "Utrecht",
  "Zeeland",
  "Zuid-Holland",
] as const;
export type Province = (typeof provinces)[number];

/** Provinces by the abbreviations used after place names: Hengelo (Gld), Bergen NH. */
export const provinceAbbreviations: Record<string, Province> = {
  dr: "Drenthe",
  fl: "Flevoland",
  fr: "Fryslân",
  friesland: "Fryslân",
  gld: "Gelderland",
  gr: "Groningen",
  l: "Limburg",
  lb: "Limburg",
  nb: "Noord-Brabant",
  nh: "Noord-Holland",
  ov: "Overijssel",
  ut: "Utrecht",
  zl: "Zeeland",
  zh: "Zuid-Holland",
};
