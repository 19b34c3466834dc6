import sharp from "sharp";
import { expect, test } from "vitest";
import { bytesOf, janAndAnother, picture, plain } from "../../tests/setup/photos";
import { maxPhotoBytes } from "./contract";

test.each([
  ["JPEG", picture(300, 200).jpeg()],
  ["PNG", picture(300, 200).png()],
  ["WebP", picture(300, 200).webp()],
  ["a PNG of 12 megapixels", picture(4000, 3000).png()],
  ["a JPEG of 108 megapixels, as some phones make it", plain(12_000, 9000).jpeg()],
  ["a PNG of 16,384 by 40 pixels", plain(16_384, 40).png()],
  ["a PNG of one pixel", plain(1, 1).png()],
  ["a grey JPEG", picture(300, 200).greyscale().jpeg()],
  ["a JPEG for print", picture(300, 200).toColourspace("cmyk").jpeg()],
  ["an animated WebP's first picture", picture(300, 200).webp({ loop: 1 })],
])("%s becomes a photo that is not larger than it was", async (_name, image) => {
  const { save, look } = await janAndAnother();
  const bytes = await bytesOf(image);
  await save(bytes);
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const { body } = await look();
  const side = Math.min(600, width, height);
  expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: side, height: side });
});

const firstHalf = (bytes: Uint8Array<ArrayBuffer>) => bytes.subarray(0, bytes.length / 2);

/** Files that only look like a photo. */
const unreadable: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
  "a JPEG that breaks off": async () => firstHalf(await bytesOf(picture(900, 700).jpeg())),
  "a PNG that breaks off": async () => firstHalf(await bytesOf(picture(900, 700).png())),
  "HTML behind the first bytes of a JPEG": async () =>
    Uint8Array.from(
      Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("<script>alert(1)</script>")]),
    ),
  "a PNG of 201 megapixels": () => bytesOf(plain(20_100, 10_000).png()),
  "a PNG of 16,385 by 40 pixels": () => bytesOf(plain(16_385, 40).png()),
  "a WebP of 41 megapixels": () => bytesOf(plain(8200, 5000).webp({ lossless: true })),
  "a progressive JPEG of 41 megapixels": () => bytesOf(plain(8200, 5000).jpeg({ progressive: true })),
};

test.each(Object.entries(unreadable))("%s fails, and the photo from before stays", async (_name, make) => {
  const { save, state, look, files } = await janAndAnother();
  const bytes = await make();
  expect(bytes.length).toBeLessThan(maxPhotoBytes);
  await save(bytes);
  expect(await state()).toEqual({ hasPhoto: false, upload: "failed" });
  expect(await files()).toEqual([0, 0]);
  await save(await bytesOf(picture(300, 300).png()));
  expect(await state()).toEqual({ hasPhoto: true, upload: "none" });
  const before = (await look()).body;
  await save(bytes);
  expect(await state()).toEqual({ hasPhoto: true, upload: "failed" });
  expect((await look()).body.equals(before)).toBe(true);
  expect(await files()).toEqual([0, 2]);
});
