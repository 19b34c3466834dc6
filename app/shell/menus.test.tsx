import { expect, test } from "vitest";
import { collectProblems } from "~/fields/decode-problems";
import { dom, render } from "../../tests/setup/render";
import { MainMenu } from "./main-menu";
import { menuSchemas } from "./menu-schema.server";
import { PhoneMenu } from "./phone-menu";
import { SiteFooter } from "./site-footer";

/** Two items on each level, one of them without an address. */
function nested(levels: number, path = "niveau"): unknown[] {
  if (levels === 0) return [];
  return ["a", "b"].map((name) => {
    const title = `${path}-${name}`;
    return { title, relative: name === "a" ? `/${title}` : null, below: nested(levels - 1, title) };
  });
}

function titles(items: unknown[]): string[] {
  return items.flatMap((item) => {
    const { title, below } = Object(item);
    return [title, ...titles(below)];
  });
}

const menus = [
  { name: "main", part: <MainMenu />, shell: "mainMenu" },
  { name: "main", part: <PhoneMenu />, shell: "mainMenu" },
  { name: "footer", part: <SiteFooter newsletter={null} />, shell: "footerMenu" },
] as const;

test.each(menus)("an item of the $name menu, place %#, is shown on its level or reported", async (menu) => {
  for (const levels of [1, 2, 3, 4, 5]) {
    const json = nested(levels);
    const { value, problems } = collectProblems(() => menuSchemas[menu.name].parse(json));
    const { body } = dom(await render(menu.part, { shell: { [menu.shell]: value } }));
    const shown = [...body.querySelectorAll("a, strong, summary, h2")].map(({ textContent }) => textContent);
    const reported = problems.map(({ facts }) => String(facts.below));
    const lost = titles(json).filter((title) => !shown.includes(title));
    const unreported = lost.filter((title) => !reported.some((above) => title.startsWith(above)));
    expect(unreported, `${levels} levels`).toEqual([]);
    expect(reported.length > 0, `${levels} levels`).toBe(lost.length > 0);
  }
});

test.each(menus)("an item of the $name menu, place %#, has a link only with an address", async (menu) => {
  const value = menuSchemas[menu.name].parse(nested(2));
  const { body } = dom(await render(menu.part, { shell: { [menu.shell]: value } }));
  const links = [...body.querySelectorAll("a[href*=niveau]")];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.getAttribute("href")).toBe(`/${link.textContent}`);
});
