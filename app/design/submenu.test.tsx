import { expect, test } from "vitest";
import { dom, render } from "../../tests/setup/render";
import { Submenu } from "./submenu";

async function shown(...titles: string[]) {
  const items = titles.map((title) => ({ title, url: `#${title}` }));
  return dom(await render(<Submenu items={items} />)).querySelector(".submenu");
}

test("a menu of one entry is none", async () => {
  expect(await shown("Contact")).toBeNull();
});

test("a menu of one row stays in sight, a longer one does not", async () => {
  const entry = "Geplande activiteiten";
  expect((await shown(entry, entry, entry, entry))?.classList).toContain("submenu-sticky");
  expect((await shown(entry, entry, entry, entry, entry))?.classList).not.toContain("submenu-sticky");
});
