import { expect, test } from "vitest";
import { apiImageSchema, cropsFromStyles, imageSchema, mediaUrl } from "./images";

test.each([
  ["/3f2a/koffie/original.svg", "/drupal/media/3f2a/koffie/original.svg"],
  ["3f2a/koffie.jpg", "/drupal/media/3f2a/koffie.jpg"],
  ["/drupal/media/3f2a/koffie.jpg", "/drupal/media/3f2a/koffie.jpg"],
  ["/assets/straat-Bx3.svg", "/assets/straat-Bx3.svg"],
  ["/blobstorage/pictures/koffie.jpg", "/blobstorage/pictures/koffie.jpg"],
  ["/assetsx/koffie.jpg", "/drupal/media/assetsx/koffie.jpg"],
  ["https://beeld.voorbeeld.nl/koffie.jpg", "https://beeld.voorbeeld.nl/koffie.jpg"],
  ["//evil.example/koffie.jpg", "/drupal/media/evil.example/koffie.jpg"],
  ["javascript:alert(1)", "/drupal/media/javascript:alert(1)"],
  ["data:image/svg+xml,<svg/>", "/drupal/media/data:image/svg+xml,<svg/>"],
])("the picture %s has the address %s", (url, expected) => {
  expect(mediaUrl(url)).toBe(expected);
});

test("one size in three formats is one crop", () => {
  const styles = { "380x235": "/h/a.jpg", "380x235_webp": "/h/a.webp", "380x235_avif": "/h/a.avif" };
  expect(cropsFromStyles(styles)).toEqual({
    "380x235": {
      width: 380,
      height: 235,
      jpeg: "/drupal/media/h/a.jpg",
      webp: "/drupal/media/h/a.webp",
      avif: "/drupal/media/h/a.avif",
    },
  });
});

test("a crop without a height keeps the ratio of the picture", () => {
  expect(cropsFromStyles({ "700_avif": "/h/a.avif" })).toEqual({
    "700": { width: 700, height: null, avif: "/drupal/media/h/a.avif" },
  });
});

test.each([
  "",
  "x235",
  "380x",
  "380x235_png",
  "380X235",
  "380x235_webp_avif",
  "large",
  "__proto__",
  "-1x5",
  "123456",
])("the crop key '%s' is skipped", (key) => {
  expect(cropsFromStyles(Object.fromEntries([[key, "/h/a.jpg"]]))).toEqual({});
});

test("a picture of the CMS requires only an address", () => {
  expect(imageSchema.parse({ url: "/h/a.svg" })).toEqual({
    alt: "",
    title: null,
    url: "/drupal/media/h/a.svg",
    width: null,
    height: null,
    crops: {},
  });
});

test.each([[null], [undefined], [{}], [[]]])("a picture with the crops %j has no crops", (crops) => {
  expect(imageSchema.parse({ url: "/h/a.svg", crops }).crops).toEqual({});
  expect(apiImageSchema.parse({ Url: "/h/a.svg", Crops: crops }).crops).toEqual({});
});

test("width and height may be texts, as in Drupal", () => {
  expect(imageSchema.parse({ url: "/h/a.svg", width: "960", height: 640, alt: null })).toMatchObject({
    alt: "",
    width: 960,
    height: 640,
  });
});

test("a picture of the product API decodes to the same value as one of the CMS", () => {
  const crops = { "350": "/h/a.jpg" };
  const fromCms = imageSchema.parse({ url: "/h/a.svg", alt: "Koffie", width: 960, height: 640, crops });
  const fromApi = { Url: "/h/a.svg", Alt: "Koffie", Title: "", Width: 960, Height: 640, Crops: crops };
  expect(apiImageSchema.parse(fromApi)).toEqual(fromCms);
});

test.each([{}, { url: "" }, { url: 3 }])("the picture %j is an error", (json) => {
  expect(imageSchema.safeParse(json).success).toBe(false);
});

test("spaces in the path of a picture are encoded, and Drupal's public files keep their path", () => {
  expect(mediaUrl("/ab/mijn foto.jpg")).toBe("/drupal/media/ab/mijn%20foto.jpg");
  expect(mediaUrl("/sites/default/files/een foto.jpg?itok=x")).toBe(
    "/sites/default/files/een%20foto.jpg?itok=x",
  );
});
