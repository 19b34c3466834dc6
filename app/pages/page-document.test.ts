import { expect, test } from "vitest";
import { picture } from "../../tests/factories/drupal";
import { contentPageExamples } from "./content-page/examples";
import { contentPageSchema } from "./content-page/schema";
import { pageDocument } from "./page-document";

const plain = contentPageExamples["with nothing but a title"];

const documentOf = (fields: object) => pageDocument(contentPageSchema.parse({ ...plain, ...fields }));

test("other sites show the picture of a page's head, in the size and kind that they all read", () => {
  const { image, article } = documentOf({ field_header_image_video: picture("Een tuin") });
  expect(image).toMatchObject({ width: 1520, height: 940, alt: "Een tuin" });
  expect(image?.url).toMatch(/^\/drupal\/media\/.*1520x940\.jpg$/);
  expect(article).toBe(true);
});

test("a page without a picture leaves it to its brand", () => {
  expect(documentOf({}).image).toBeNull();
});
