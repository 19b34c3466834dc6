import { expect, test } from "vitest";
import { dom, render } from "../../tests/setup/render";
import { Submenu } from "./submenu";

async function renderSubmenu(...titles: string[]) {
  const items = titles.map((title) => ({ title, url: `#${title}` }));
  return dom(await render(<Submenu items={items} />)).querySelector("nav");
}

test("a sub-menu with a single item is not rendered", async () => {
  expect(await renderSubmenu("Contact")).toBeNull();
});

test("a sub-menu of one row is sticky, a longer one is not", async () => {
  const item = "Geplande activiteiten";
  expect((await renderSubmenu(item, item, item, item))?.dataset).toHaveProperty("sticky");
  expect((await renderSubmenu(item, item, item, item, item))?.dataset).not.toHaveProperty("sticky");
});
