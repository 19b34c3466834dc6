import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { backendWith, contentFolder, square } from "../test-support";

const tall =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="60" fill="blue"/></svg>';
const files = {
  "media/hoog.svg": tall,
  "media/media.yaml": "{ plaatje: { alt: a }, hoog: { alt: b, background: '#00ff00' } }",
};

async function mediaBackend() {
  const backend = await backendWith(files);
  const { content } = await loadContent(contentFolder(files));
  const folderOf = (name: string) =>
    `/drupal/media${content.pictures.get(name)?.url.replace(/\/original\.svg$/, "")}`;
  return { ...backend, folder: folderOf("plaatje") };
}

test("an original is served unchanged, with headers that prevent scripts", async () => {
  const { request, folder } = await mediaBackend();
  const response = await request(`${folder}/original.svg`);
  expect(await response.text()).toBe(square);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test.each([
  ["380x235.jpg", "image/jpeg", "jpeg", 380, 235, false],
  ["350x467.webp", "image/webp", "webp", 350, 467, true],
  ["300.avif", "image/avif", "heif", 300, 200, true],
  ["1400.webp", "image/webp", "webp", 1400, 933, true],
])("the crop %s has its type and size", async (name, type, format, width, height, hasAlpha) => {
  const { request, folder } = await mediaBackend();
  const response = await request(`${folder}/${name}`);
  expect(response.headers.get("Content-Type")).toBe(type);
  const picture = await sharp(await response.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format, width, height, hasAlpha });
});

test("only JPEGs replace transparency with the background", async () => {
  const { request, folder } = await mediaBackend();
  const corner = async (name: string) => {
    const bytes = await (await request(`${folder}/${name}`)).arrayBuffer();
    return [...(await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())];
  };
  const [red = 0, green = 0, blue = 0] = await corner("300.jpg");
  expect(Math.abs(red - 0xe4) + Math.abs(green - 0xf0) + Math.abs(blue - 0xfd)).toBeLessThan(9);
  expect((await corner("300.webp"))[3]).toBe(0);
});

test("crops are cached, and concurrent requests share one crop", async () => {
  const { request, folder, dataDir } = await mediaBackend();
  const responses = await Promise.all([1, 2, 3].map(() => request(`${folder}/100x100.webp`)));
  const [first, ...others] = await Promise.all(
    responses.map(async (response) => Buffer.from(await response.arrayBuffer())),
  );
  const cache = join(dataDir, "media-cache", folder.replace("/drupal/media", ""));
  expect(await readdir(cache)).toEqual(["100x100.webp"]);
  expect(others.every((bytes) => first?.equals(bytes))).toBe(true);
  const again = await request(`${folder}/100x100.webp`);
  expect(first?.equals(Buffer.from(await again.arrayBuffer()))).toBe(true);
});

test.each([
  "381x235.jpg",
  "380x235.png",
  "380x235",
  "original.png",
  "380x235.jpg.webp",
  "..%2Fmedia.yaml",
  "01400.jpg",
])("the unknown file %s returns 404", async (name) => {
  const { request, folder } = await mediaBackend();
  expect((await request(`${folder}/${name}`)).status).toBe(404);
});

test("a picture with another hash returns 404", async () => {
  const { request } = await mediaBackend();
  expect((await request("/drupal/media/00000000/plaatje/original.svg")).status).toBe(404);
});
