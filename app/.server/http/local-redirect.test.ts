import { expect, test } from "vitest";
import { localRedirectPath } from "./local-redirect";

test.each([
  ["/nieuw", "/nieuw"],
  ["/api/drupal/nieuw", "/nieuw"],
  ["/api/drupal/nieuw?a=1&b=2", "/nieuw?a=1&b=2"],
  ["/api/drupaal", "/api/drupaal"],
  ["/zorgen/caf%C3%A9#uren", "/zorgen/caf%C3%A9"],
])("a redirect of the CMS to %s leads to %s", (location, path) => {
  expect(localRedirectPath(location, "https://cms.example/proxy")).toBe(path);
});

test.each([
  undefined,
  "",
  "https://evil.example/nieuw",
  "//evil.example/nieuw",
  "\\\\evil.example/nieuw",
  "/\\evil.example/nieuw",
  "/\t/evil.example/nieuw",
  "javascript:alert(1)",
  "data:text/html,hallo",
  "http://[",
])("a redirect to %j is not followed", (location) => {
  expect(localRedirectPath(location, "https://cms.example/proxy")).toBeNull();
});

test.each([
  "/api/drupal//evil.example/nieuw",
  "/api/drupal///evil.example/nieuw",
  "/api/drupal/\\evil.example/nieuw",
  "/.//evil.example/nieuw",
  "/a/..//evil.example/nieuw",
])("a redirect to %s stays on this site", (location) => {
  const target = new URL(
    localRedirectPath(location, "https://cms.example/proxy") ?? "/",
    "https://www.example.nl/pad",
  );
  expect(target.origin).toBe("https://www.example.nl");
});

test("a redirect to the host of the CMS becomes a path of this site", () => {
  expect(localRedirectPath("https://cms.example/api/drupal/nieuw", "https://cms.example")).toBe("/nieuw");
});
