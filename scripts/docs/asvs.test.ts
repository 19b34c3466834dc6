import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asvsNumbers } from "./asvs-numbers";

const read = (name: string) => readFileSync(join("docs", name), "utf8");

test("every requirement of levels 1 and 2 is in docs/asvs.md once, and no other number is", () => {
  const found = read("asvs.md").match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  expect(found.toSorted()).toEqual(asvsNumbers.toSorted());
});

test.each(["asvs.md", "security.md"])("everything that docs/%s links to exists", (name) => {
  const links = [...read(name).matchAll(/\]\(([^)]+)\)/g)].flatMap(([, link]) => link ?? []);
  expect(links.length).toBeGreaterThan(0);
  const broken = links.filter((link) => {
    const [file = "", anchor] = link.split("#");
    return !existsSync(join("docs", file)) || (anchor && !anchorsOf(read(file)).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test("every path that docs/security.md names exists", () => {
  const paths = [...read("security.md").matchAll(/`((?:app|deploy|server|services|tests)\/[^`*]+)`/g)];
  expect(paths.flatMap(([, path]) => (path && existsSync(path) ? [] : path))).toEqual([]);
});

/** The anchors of the headings of a document. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
}
