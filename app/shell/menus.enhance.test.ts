import { beforeEach, expect, test } from "vitest";
import { find } from "../../tests/setup/find";
import { menus } from "./menus.enhance";

menus(document);

const details = (id: string) => find(`#${id}`, HTMLDetailsElement);
const press = (key: string) => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
};

beforeEach(() => {
  document.body.innerHTML = `
    <details id="zorgen" data-menu>
      <summary>Zorgen</summary>
      <a href="/partner">Partner</a>
      <details id="meer"><summary>Meer</summary><a href="/jong">Jong</a></details>
    </details>
    <details id="deel" data-menu><summary>Deel</summary><a href="/mail">Mail</a></details>
    <details id="uitleg"><summary>Uitleg</summary><p>Tekst</p></details>
    <main><a id="elders" href="/elders">Elders</a><p>Tekst</p></main>`;
  for (const id of ["zorgen", "meer", "uitleg"]) details(id).open = true;
});

test("Escape closes the menu and returns focus to its summary", () => {
  find("#zorgen > a", HTMLAnchorElement).focus();
  press("Escape");
  expect(details("zorgen").open).toBe(false);
  expect(document.activeElement?.textContent).toBe("Zorgen");
});

test("Escape in a nested section returns focus to the summary of the menu", () => {
  find("#meer > a", HTMLAnchorElement).focus();
  press("Escape");
  expect(document.activeElement?.textContent).toBe("Zorgen");
});

test("Escape elsewhere closes the menu and keeps focus", () => {
  press("Escape");
  expect(details("zorgen").open).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test.each(["Enter", " ", "Tab", "a"])("the key '%s' closes nothing", (key) => {
  find("#zorgen > a", HTMLAnchorElement).focus();
  press(key);
  expect(details("zorgen").open).toBe(true);
});

test("a click elsewhere closes the menu", () => {
  find("main p", HTMLParagraphElement).click();
  expect(details("zorgen").open).toBe(false);
});

test("a click inside the menu leaves it open", () => {
  find("#meer", HTMLDetailsElement).click();
  expect(details("zorgen").open).toBe(true);
});

test("the menu closes when the focus leaves it", () => {
  find("#zorgen > a", HTMLAnchorElement).focus();
  expect(details("zorgen").open).toBe(true);
  find("#elders", HTMLAnchorElement).focus();
  expect(details("zorgen").open).toBe(false);
});

test("no menu closes between mousedown and click", () => {
  const link = find("#elders", HTMLAnchorElement);
  link.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  link.focus();
  expect(details("zorgen").open).toBe(true);
  link.addEventListener("click", (event) => event.preventDefault());
  link.click();
  expect(details("zorgen").open).toBe(false);
});

test("after a mousedown without a click the menu still closes when focus leaves it", () => {
  document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  find("#zorgen > a", HTMLAnchorElement).focus();
  press("Tab");
  find("#elders", HTMLAnchorElement).focus();
  expect(details("zorgen").open).toBe(false);
});

test("one menu is open at a time", () => {
  details("deel").open = true;
  find("#deel a", HTMLAnchorElement).focus();
  expect(details("deel").open).toBe(true);
  expect(details("zorgen").open).toBe(false);
});

test("an open details element that is not a menu stays open", () => {
  find("main p", HTMLParagraphElement).click();
  press("Escape");
  expect(details("uitleg").open).toBe(true);
});

test("a menu that is added to the page later also closes", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    "<details id=later data-menu open><summary>Later</summary></details>",
  );
  press("Escape");
  expect(details("later").open).toBe(false);
});
