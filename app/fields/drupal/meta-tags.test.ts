import { expect, test } from "vitest";
import { metaTagsField } from "../meta-tags";
import { metaTagsOf } from "./meta-tags";

const robotsOf = (text: string) =>
  metaTagsField.parse(metaTagsOf({ field_meta_tags: [{ value: text }] }).field_meta_tags).robots;

test.each([
  ['{"robots":"noindex, nofollow"}', ["noindex", "nofollow"]],
  ['{"robots":"noindex"', ["noindex"]],
  ['{"robots":"noarchive"', []],
])("meta tags as the text %s say %j to search engines", (text, robots) => {
  expect(robotsOf(text)).toEqual(robots);
});
