import { expect, test } from "vitest";
import { leadsElsewhere, leadsToItself, localRedirectPath } from "./local-redirect";

test.each([
  ["/nieuw", "/nieuw"],
  ["/api/drupal/nieuw", "/nieuw"],
  ["/api/drupal/nieuw?a=1&b=2", "/nieuw?a=1&b=2"],
  ["/drupal/files/1/folder.pdf", "/drupal/files/1/folder.pdf"],
  ["/apies", "/apies"],
  ["/nl/nieuw", "/nieuw"],
  ["/nl/api/drupal/nieuw?a=1", "/nieuw?a=1"],
  ["/api/drupal/nl/nieuw", "/nieuw"],
  ["/nl", "/"],
  ["/nlx", "/nlx"],
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
  "/api",
  "/api/drupaal",
  "/API/v1/regions",
  "/%61pi/v1/regions",
  "/api/drupal/api/homepage",
  "/api/drupal/../v1/regions",
  "/proxy/api/v1/regions",
  "/%E0%A4%A",
  `/${"a".repeat(20_000)}`,
])("a redirect to %j is not followed", (location) => {
  expect(localRedirectPath(location, "https://cms.example/proxy")).toBeNull();
});

test.each([
  "/api/drupal//evil.example/nieuw",
  "/api/drupal///evil.example/nieuw",
  "/api/drupal/\\evil.example/nieuw",
  "/.//evil.example/nieuw",
  "/a/..//evil.example/nieuw",
  "/nl//evil.example/nieuw",
  "/nl/\\evil.example/nieuw",
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

const hosts = ["www.example.nl", "cms.example/proxy"];
test.each([
  ["https://www.example.nl/nieuw", "/nieuw", false],
  ["//www.example.nl/nieuw?a=1", "/nieuw?a=1", false],
  ["https://cms.example/proxy/api/drupal/nieuw", "/nieuw", false],
  ["/nieuw", "/nieuw", false],
  ["/api/v1/regions", null, false],
  ["https://www.example.nl.evil.example/nieuw", null, true],
  ["https://www.example.nl@evil.example/nieuw", null, true],
  ["//evil.example/nieuw", null, true],
])("with the hosts of the site a redirect to %s leads to %j", (location, path, elsewhere) => {
  expect(localRedirectPath(location, "http://cms.example/proxy", hosts)).toBe(path);
  expect(leadsElsewhere(location, "http://cms.example/proxy", hosts)).toBe(elsewhere);
});

test("a redirect to the path of its own call leads to itself", () => {
  const leadsBack = (location: string) =>
    leadsToItself(location, "/api/drupal/caf%C3%A9?a=1", "https://cms.example/proxy");
  expect(leadsBack("/proxy/api/drupal/caf%C3%A9?a=1")).toBe(true);
  expect(leadsBack("/caf%C3%A9?a=1")).toBe(true);
  expect(leadsBack("/caf%C3%A9")).toBe(false);
  expect(leadsBack("https://elders.example/caf%C3%A9?a=1")).toBe(false);
});
