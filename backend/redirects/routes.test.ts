import { expect, test } from "vitest";
import { backendWith } from "../test-support";

const redirects = `
- { from: /oud/, to: /contact }
- { from: "/oud?id=1", to: /nieuwsbrief }
- { from: /weg, to: "https://example.nl/" }
`;

test.each([
  ["/oud", { From: "/oud/", To: "/contact" }],
  ["/OUD", { From: "/oud/", To: "/contact" }],
  ["/oud/", { From: "/oud/", To: "/contact" }],
  ["/oud?id=1", { From: "/oud?id=1", To: "/nieuwsbrief" }],
  ["/oud/?id=1", { From: "/oud?id=1", To: "/nieuwsbrief" }],
  ["/oud?id=2", { From: "/oud/", To: "/contact" }],
  ["/weg", { From: "/weg", To: "https://example.nl/" }],
])("the redirect of %s is found", async (path, expected) => {
  const { json } = await backendWith({ "redirects.yaml": redirects });
  expect(await json(`/api/v1/redirect/from?path=${encodeURIComponent(path)}`)).toEqual(expected);
});
