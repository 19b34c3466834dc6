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

test("further links of a sub-menu are folded beside the row, unless there is no row to fold them behind", async () => {
  const link = (title: string) => ({ title, url: `#${title}` });
  const more = [link("wie"), link("waar")];
  const both = dom(await render(<Submenu items={[link("contact"), link("nieuws")]} more={more} />));
  expect(both.querySelector("summary")?.textContent).toBe("Meer");
  expect(both.querySelectorAll("details a")).toHaveLength(2);
  expect(both.querySelectorAll("[data-sections] a")).toHaveLength(2);
  const single = dom(await render(<Submenu items={[link("contact")]} more={more} />));
  expect(single.querySelector("details")).toBeNull();
  expect(single.querySelectorAll("[data-sections] a")).toHaveLength(3);
});
