import { expect, test } from "vitest";
import { axeViolations, dom, render } from "../../tests/setup/render";
import { Carousel } from "./carousel";

const slides = ["Bel ons", "Kom langs", "Leer mee"].map((title) => ({ title, content: <h3>{title}</h3> }));
const htmlOf = () => render(<Carousel id="41" label="Zo steunen we je & café" slides={slides} />);

test("slides are a labelled group, and each links to its neighbours without scripts", async () => {
  const document = dom(await htmlOf());
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Zo steunen we je & café");
  expect([...document.querySelectorAll("li")].map(({ id }) => id)).toEqual([
    "dia-41-1",
    "dia-41-2",
    "dia-41-3",
  ]);
  const links = [...document.querySelectorAll("a")].map((link) => [
    link.getAttribute("aria-label"),
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Volgende: Kom langs", "#dia-41-2"],
    ["Vorige: Bel ons", "#dia-41-1"],
    ["Volgende: Leer mee", "#dia-41-3"],
    ["Vorige: Kom langs", "#dia-41-2"],
  ]);
});

test("the buttons are hidden without the script", async () => {
  const document = dom(await htmlOf());
  expect(document.querySelector("[hidden] [data-carousel-step='-1']")?.textContent).toBe("Vorige");
  expect(document.querySelector("[hidden] [data-carousel-step='1']")?.textContent).toBe("Volgende");
});

test("a single slide has no links", async () => {
  const document = dom(await render(<Carousel id="41" label="Eén" slides={slides.slice(0, 1)} />));
  expect(document.querySelector("a, p")).toBeNull();
});

test("a carousel has no accessibility violations", async () => {
  expect(await axeViolations(await htmlOf())).toEqual([]);
});
