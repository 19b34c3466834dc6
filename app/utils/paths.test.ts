import { expect, test } from "vitest";
import { isPreviewPath, pathOf } from "./paths";

const at = (target: string) => pathOf(new Request(`http://www.example.nl${target}`));

test.each([
  ["/", "/"],
  ["/zorgen", "/zorgen"],
  ["/zorgen/", "/zorgen"],
  ["/zorgen///", "/zorgen"],
  ["/zorgen?a=/b/#c", "/zorgen"],
  ["/caf%C3%A9/Amsterdam%20Noord", "/café/Amsterdam Noord"],
  ["/50%25", "/50%"],
])("the path of %s is %s", (target, path) => {
  expect(at(target)).toBe(path);
});

test.each(["/%ff", "/%E0%A4%A", "/%"])("%s cannot be decoded and stays unchanged", (target) => {
  expect(at(target)).toBe(target);
});

test.each([
  "//evil.example/x",
  "/%2Fevil.example/x",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "//evil.example/%ff",
])("the path of %s never leads to another host as a link", (target) => {
  expect(new URL(at(target), "http://www.example.nl").host).toBe("www.example.nl");
});

test.each([
  ["/preview", true],
  ["/preview/node/12/34", true],
  ["/Preview/wat/dan/ook", true],
  ["/previews", false],
  ["/zorgen/preview/node/12/34", false],
])("whether %s is the path of a preview: %s", (path, expected) => {
  expect(isPreviewPath(path)).toBe(expected);
});
