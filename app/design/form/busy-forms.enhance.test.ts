import { beforeEach, expect, test } from "vitest";
import { find } from "../../../tests/setup/find";
import { busyForms } from "./busy-forms.enhance";

busyForms(document);

beforeEach(() => {
  document.body.innerHTML = `
    <form id="aanmelden" data-busy="Bezig met versturen…"><button type="button">Wis</button><button type="submit">Meld je aan</button></form>
    <form id="zoeken"><button type="submit">Zoek</button></form>
    <form id="leeg" data-busy="Bezig…"></form>`;
});

/** Sends a form; answers whether the browser would do so. */
const send = (id: string) =>
  find(`#${id}`, HTMLFormElement).dispatchEvent(
    new SubmitEvent("submit", { bubbles: true, cancelable: true }),
  );
const button = (id: string) => find(`#${id} [type=submit]`, HTMLButtonElement);

test("the button of a form that was sent says so", () => {
  expect(send("aanmelden")).toBe(true);
  expect(button("aanmelden").textContent).toBe("Bezig met versturen…");
  expect(button("aanmelden").getAttribute("aria-busy")).toBe("true");
  expect(button("aanmelden").disabled).toBe(false);
});

test("a form that was sent is not sent again", () => {
  send("aanmelden");
  expect(send("aanmelden")).toBe(false);
  expect(send("aanmelden")).toBe(false);
});

test("a form that says nothing about being busy can be sent as often as one likes", () => {
  expect(send("zoeken")).toBe(true);
  expect(send("zoeken")).toBe(true);
  expect(button("zoeken").textContent).toBe("Zoek");
});

test("one busy form does not keep the others from being sent", () => {
  send("aanmelden");
  expect(send("zoeken")).toBe(true);
  expect(send("leeg")).toBe(true);
});

test("a page that the browser kept is ready again", () => {
  send("aanmelden");
  window.dispatchEvent(new Event("pageshow"));
  expect(button("aanmelden").textContent).toBe("Meld je aan");
  expect(button("aanmelden").hasAttribute("aria-busy")).toBe(false);
  expect(send("aanmelden")).toBe(true);
});

test("a page that is shown for the first time keeps its words", () => {
  window.dispatchEvent(new Event("pageshow"));
  expect(button("aanmelden").textContent).toBe("Meld je aan");
});
