import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { carousel } from "./carousel.enhance";

const page = `
  <div data-carousel>
    <ul class="slides">${[1, 2, 3, 4].map((n) => `<li class="slide"><a href="/${n}">${n}</a></li>`).join("")}</ul>
    <div class="carousel-buttons" hidden>
      <button data-carousel-step="-1">Vorige</button><button data-carousel-step="1">Volgende</button>
    </div>
  </div>`;

document.body.innerHTML = page;
carousel(document);

const track = () => find("ul", HTMLElement);
const button = (step: number) => find(`[data-carousel-step="${step}"]`, HTMLButtonElement);
const disabled = () => [button(-1), button(1)].map((element) => element.getAttribute("aria-disabled"));

/** Mocks the layout, which jsdom lacks: slides of 300 px, gaps of 24 px, two slides visible. */
function mockLayout() {
  const position = (element: HTMLElement) => [...track().children].indexOf(element) * 324;
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.matches("li") ? position(this) : 0;
  });
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(300);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(624);
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(1272);
}

function allowMotion(allowed: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: allowed }));
}

beforeEach(() => {
  track().scrollLeft = 0;
  mockLayout();
  allowMotion(false);
  track().dispatchEvent(new Event("scroll"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (step: number) => {
  button(step).focus();
  button(step).click();
  track().dispatchEvent(new Event("scroll"));
};

test("the script makes the buttons visible", () => {
  expect(button(1).closest("[hidden]")).toBeNull();
  expect(find("[data-carousel]", HTMLElement).dataset).toHaveProperty("live");
});

test("the buttons move by one slide, at once with reduced motion", () => {
  press(1);
  expect(track().scrollLeft).toBe(324);
  press(1);
  expect(track().scrollLeft).toBe(648);
  press(-1);
  expect(track().scrollLeft).toBe(324);
});

test("at an end the button is aria-disabled, does nothing and keeps focus", () => {
  expect(disabled()).toEqual(["true", "false"]);
  press(1);
  expect(disabled()).toEqual(["false", "false"]);
  press(1);
  expect(disabled()).toEqual(["false", "true"]);
  press(1);
  expect(track().scrollLeft).toBe(648);
  expect(document.activeElement).toBe(button(1));
  expect(button(1).disabled).toBe(false);
});

test("with motion a move takes half a second, without scroll snapping", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  allowMotion(true);
  press(1);
  expect(track().dataset).toHaveProperty("gliding");
  vi.advanceTimersByTime(250);
  expect(track().scrollLeft).toBeGreaterThan(162);
  expect(track().scrollLeft).toBeLessThan(324);
  vi.advanceTimersByTime(230);
  expect(track().scrollLeft).toBeLessThan(324);
  vi.advanceTimersByTime(40);
  expect(track().scrollLeft).toBe(324);
  expect(track().dataset).not.toHaveProperty("gliding");
});

test("a hidden slide that gets focus is scrolled into view", () => {
  find("a[href='/2']", HTMLAnchorElement).focus();
  expect(track().scrollLeft).toBe(0);
  find("a[href='/4']", HTMLAnchorElement).focus();
  expect(track().scrollLeft).toBe(972);
  find("a[href='/1']", HTMLAnchorElement).focus();
  expect(track().scrollLeft).toBe(0);
});

test("resizing the window updates the buttons", () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1272);
  window.dispatchEvent(new Event("resize"));
  expect(disabled()).toEqual(["true", "true"]);
});
