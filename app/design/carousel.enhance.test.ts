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

const track = () => find(".slides", HTMLElement);
const button = (step: number) => find(`[data-carousel-step="${step}"]`, HTMLButtonElement);
const ends = () => [button(-1), button(1)].map((one) => one.getAttribute("aria-disabled"));

/** Slides of 300 px and gaps of 24, of which two fit; jsdom measures nothing itself. */
function measure() {
  const place = (element: HTMLElement) => [...track().children].indexOf(element) * 324;
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this.matches(".slide") ? place(this) : 0;
  });
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(300);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(624);
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(1272);
}

function motion(welcome: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: welcome }));
}

beforeEach(() => {
  track().scrollLeft = 0;
  measure();
  motion(false);
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

test("with a script the buttons appear", () => {
  expect(find(".carousel-buttons", HTMLElement).hidden).toBe(false);
  expect(find("[data-carousel]", HTMLElement).classList).toContain("is-live");
});

test("the buttons move by one slide, at once where motion is not welcome", () => {
  press(1);
  expect(track().scrollLeft).toBe(324);
  press(1);
  expect(track().scrollLeft).toBe(648);
  press(-1);
  expect(track().scrollLeft).toBe(324);
});

test("at its ends a carousel says so, goes no further and keeps the focus", () => {
  expect(ends()).toEqual(["true", "false"]);
  press(1);
  expect(ends()).toEqual(["false", "false"]);
  press(1);
  expect(ends()).toEqual(["false", "true"]);
  press(1);
  expect(track().scrollLeft).toBe(648);
  expect(document.activeElement).toBe(button(1));
  expect(button(1).disabled).toBe(false);
});

test("where motion is welcome it takes half a second, without snapping on its way", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  motion(true);
  press(1);
  expect(track().classList).toContain("is-gliding");
  vi.advanceTimersByTime(250);
  expect(track().scrollLeft).toBeGreaterThan(162);
  expect(track().scrollLeft).toBeLessThan(324);
  vi.advanceTimersByTime(230);
  expect(track().scrollLeft).toBeLessThan(324);
  vi.advanceTimersByTime(40);
  expect(track().scrollLeft).toBe(324);
  expect(track().classList).not.toContain("is-gliding");
});

test("focus in a slide beside the visible ones brings that slide along", () => {
  find("a[href='/2']", HTMLAnchorElement).focus();
  expect(track().scrollLeft).toBe(0);
  find("a[href='/4']", HTMLAnchorElement).focus();
  expect(track().scrollLeft).toBe(972);
  find("a[href='/1']", HTMLAnchorElement).focus();
  expect(track().scrollLeft).toBe(0);
});

test("another width of the window is measured again", () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1272);
  window.dispatchEvent(new Event("resize"));
  expect(ends()).toEqual(["true", "true"]);
});
