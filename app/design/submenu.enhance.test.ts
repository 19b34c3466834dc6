import { expect, test, vi } from "vitest";
import { currentSection } from "./submenu.enhance";

function openPage(sections: string) {
  document.body.innerHTML = `<ul data-sections>
    <li><a href="#nieuws">Nieuws</a></li><li><a href="#contact">Contact</a></li>
    <li><a href="/regios/rivierenland/locaties">Locaties</a></li><li><a href="#weg">Weg</a></li>
  </ul>${sections}`;
  const observed: Element[] = [];
  let report: (entries: { target: Element | null; isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
    },
  );
  currentSection(document);
  const pass = (id: string, isIntersecting: boolean) =>
    report([{ target: document.getElementById(id), isIntersecting }]);
  const marked = () =>
    [...document.querySelectorAll("[aria-current='true']")].map((link) => link.textContent);
  return { observed, pass, marked };
}

test("the link to the section that is on the screen is the current one, until the section has passed", () => {
  const { observed, pass, marked } = openPage("<section id=nieuws></section><section id=contact></section>");
  expect(observed.map(({ id }) => id)).toEqual(["nieuws", "contact"]);
  expect(marked()).toEqual([]);
  pass("nieuws", true);
  expect(marked()).toEqual(["Nieuws"]);
  pass("nieuws", false);
  pass("contact", true);
  expect(marked()).toEqual(["Contact"]);
});

test("a browser without IntersectionObserver keeps plain links", () => {
  const { marked } = openPage("<section id=nieuws></section>");
  vi.stubGlobal("IntersectionObserver", undefined);
  expect(() => currentSection(document)).not.toThrow();
  expect(marked()).toEqual([]);
});
