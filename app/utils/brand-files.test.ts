import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { colour } from "../../tests/styles/tokens";
import { brands } from "./brand";
import { brandFiles, themeColours } from "./brand-files";

test.each(brands)("the theme colours of %s equal the token --deep, light and dark", (brand) => {
  const { light, dark } = themeColours[brand];
  expect([light, dark]).toEqual([colour(brand, "light", "deep"), colour(brand, "dark", "deep")]);
});

test.each(brands)("%s has every file in the right format and size", async (brand) => {
  const { icon, favicon, touchIcon, icon192, icon512, share } = brandFiles(brand);
  const measure = async (url: string) => {
    const { format, width, height } = await sharp(`public${url}`).metadata();
    return { format, width, height };
  };
  expect(await measure(icon192)).toEqual({ format: "png", width: 192, height: 192 });
  expect(await measure(icon512)).toEqual({ format: "png", width: 512, height: 512 });
  expect(await measure(touchIcon)).toEqual({ format: "png", width: 180, height: 180 });
  expect(await measure(share.url)).toEqual({ format: "jpeg", width: share.width, height: share.height });
  expect(readFileSync(`public${icon}`, "utf8")).toMatch(/^<svg [^>]*viewBox=/);
  // The header of an icon file (type 1) with three pictures.
  expect([...readFileSync(`public${favicon}`).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test("there is no icon in the root of public, where every brand would serve it", () => {
  expect(["favicon.ico", "apple-touch-icon.png"].filter((file) => existsSync(`public/${file}`))).toEqual([]);
});
