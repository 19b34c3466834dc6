import type { Brand } from "./brand";

/** The icons and the share picture of a brand; scripts/brand-images.mjs draws them. */
export function brandFiles(brand: Brand) {
  const folder = `/brands/${brand}`;
  return {
    icon: `${folder}/icon.svg`,
    favicon: `${folder}/favicon.ico`,
    touchIcon: `${folder}/apple-touch-icon.png`,
    icon192: `${folder}/icon-192.png`,
    icon512: `${folder}/icon-512.png`,
    share: { url: `${folder}/share.jpg`, width: 1200, height: 630 },
  };
}

/** What browsers colour around a page, as `--deep` of app/design/styles/tokens.css: that of the strip on top. */
export const themeColours: Record<Brand, { light: string; dark: string }> = {
  alzheimer: { light: "#12284b", dark: "#081120" },
  samen: { light: "#3b1d26", dark: "#160a0e" },
  dementie: { light: "#17302a", dark: "#081310" },
};
