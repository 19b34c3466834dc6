import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../../tests/setup/render";
import { CountryMap } from "./country-map";

const markers = [
  { title: "Rivierenland", url: "/regios/rivierenland", latitude: 51.89, longitude: 5.43, current: true },
  { title: "Groningen", url: "/regios/groningen", latitude: 53.22, longitude: 6.57 },
];

test("a marker links to its page and is not in the tab order", async () => {
  const links = [...dom(await render(<CountryMap markers={markers} />)).querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/regios/rivierenland", "Rivierenland"],
    ["/regios/groningen", "Groningen"],
  ]);
  expect(links.every((link) => link.getAttribute("tabindex") === "-1")).toBe(true);
});

test("the map is valid and hides no focusable elements", async () => {
  const html = await render(<CountryMap markers={markers} />);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});
