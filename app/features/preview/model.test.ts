import { expect, test } from "vitest";
import { previewPath, previewTarget } from "./model";

test("a preview path has an entity type, an id and a revision", () => {
  const target = { entityType: "node", entityId: "12", revisionId: "34" };
  expect(previewTarget("/preview/node/12/34")).toEqual(target);
  expect(previewPath(target)).toBe("/preview/node/12/34");
});

test.each([
  "/preview",
  "/preview/node/12",
  "/preview/node/12/34/5",
  "/preview/node/12/34/",
  "/preview/Node/12/34",
  "/preview/node1/12/34",
  "/preview/node-x/12/34",
  "/preview//12/34",
  "/preview/../12/34",
  "/preview/node/../34",
  "/preview/node/12/..",
  "/preview/node/12/34?x",
  "/preview/node/12/34\n",
  "/preview/node/-1/34",
  "/preview/node/1.5/34",
  "/preview/node/１２/34",
  "/preview/node/1234567890123456/34",
  `/preview/${"a".repeat(65)}/12/34`,
  "/x/preview/node/12/34",
])("%j is not a preview path", (path) => {
  expect(previewTarget(path)).toBeNull();
});
