import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { FoundProvince } from "./found-province";

test("the regions of a province are links below its name", async () => {
  const more = { id: 1, province: "Gelderland", municipalities: [], coordinates: null };
  const regions = [{ ...more, title: "Afdeling Rivierenland", url: "/regios/rivierenland" }];
  const { body } = dom(await render(<FoundProvince province="Gelderland" regions={regions} />));
  expect(body.querySelector("h2")?.textContent).toBe("Afdelingen in Gelderland");
  const links = [...body.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([["Afdeling Rivierenland", "/regios/rivierenland"]]);
});
