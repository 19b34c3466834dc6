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

test("a sub-menu is sticky plain links, however long it is", async () => {
  for (const count of [2, 12]) {
    const nav = await renderSubmenu(...Array.from({ length: count }, (_, n) => `Geplande activiteiten ${n}`));
    expect(nav?.dataset).toHaveProperty("sticky");
    expect(nav?.querySelectorAll("a[href^='#']")).toHaveLength(count);
  }
});
