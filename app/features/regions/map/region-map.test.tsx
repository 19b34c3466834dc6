import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../../tests/setup/render";
import { RegionMap } from "./region-map";

const markers = [
  { title: "Alzheimer Café Tiel", url: "/tiel", town: "Tiel", latitude: 51.887, longitude: 5.429 },
  { title: "Inloop Tiel", url: "/tiel-2", town: "Tiel", latitude: 51.89, longitude: 5.44 },
  {
    title: "Alzheimer Café Culemborg",
    url: "/culemborg",
    town: "Culemborg",
    latitude: 51.951,
    longitude: 5.223,
  },
  { title: "Huiskamer", url: "/huiskamer", town: null, latitude: 51.814, longitude: 5.239 },
];

test("every marker links to its page, and each town has one label", async () => {
  const document = dom(await render(<RegionMap markers={markers} />));
  expect(
    [...document.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]),
  ).toEqual(markers.map(({ url, title }) => [url, title]));
  expect([...document.querySelectorAll("svg text")].map((name) => name.textContent)).toEqual([
    "Tiel",
    "Culemborg",
  ]);
});

test("an inset map of the country shows the frame", async () => {
  const frame = dom(await render(<RegionMap markers={markers} />)).querySelector("g > g > rect");
  expect(Number(frame?.getAttribute("width"))).toBeLessThan(100);
});

test("without markers there is no map", async () => {
  expect(await render(<RegionMap markers={[]} />)).toBe("");
});

test("the map is valid and hides no focusable elements", async () => {
  const html = await render(<RegionMap markers={markers} />);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});
