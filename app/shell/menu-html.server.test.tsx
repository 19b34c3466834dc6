import { expect, test } from "vitest";
import { i18nOf } from "~/.server/i18n/translator";
import type { MenuItem } from "~/utils/menu";
import { render } from "../../tests/setup/render";
import { MainMenu } from "./main-menu";
import { menuRenderer } from "./menu-html.server";
import { RenderMenuProvider } from "./menu-list";
import { PhoneMenu } from "./phone-menu";

const item = (title: string, url: string, items: MenuItem[] = []): MenuItem => ({
  title,
  description: `Alles over ${title}`,
  url,
  external: url.startsWith("https:"),
  items,
});
const partner = item("Je partner", "/zorgen/partner", [item("Werk & geld", "/zorgen/partner/werk")]);
const menu = [item("Zorgen", "/zorgen", [partner]), item("Webwinkel", "https://winkel.example.nl/")];

const paths = ["/zorgen", "/zorgen/partner", "/zorgen/partner/werk", "/zorgen/anders", "/zoeken"];
const presentations = { main: <MainMenu />, phone: <PhoneMenu /> };

async function htmlOf(presentation: keyof typeof presentations, path: string, mainMenu = menu) {
  const shell = { path, mainMenu };
  const RenderMenu = menuRenderer(await i18nOf("dementie"));
  return {
    plain: await render(presentations[presentation], { shell }),
    remembered: await render(
      <RenderMenuProvider value={RenderMenu}>{presentations[presentation]}</RenderMenuProvider>,
      { shell },
    ),
  };
}

test.each([...paths, ...paths])("remembered menus are those that React renders on %s", async (path) => {
  for (const presentation of ["main", "phone"] as const) {
    const { plain, remembered } = await htmlOf(presentation, path);
    expect(remembered).toBe(plain);
  }
});

test("a changed menu is rendered again", async () => {
  await htmlOf("main", "/zoeken");
  const { remembered } = await htmlOf("main", "/zoeken", [...menu, item("Nieuws", "/nieuws")]);
  expect(remembered).toContain("/nieuws");
});

test("an item without an address is a heading, not a link", async () => {
  const heading = { ...item("Meer weten", "/", [item("Nieuws", "/nieuws")]), url: null };
  const inPanel = [item("Zorgen", "/zorgen", [heading])];
  for (const presentation of ["main", "phone"] as const) {
    const { plain } = await htmlOf(presentation, "/zoeken", inPanel);
    expect(plain).toContain("Meer weten");
    expect(plain).not.toContain('href="/"');
    expect(plain).toContain('href="/nieuws"');
  }
});
