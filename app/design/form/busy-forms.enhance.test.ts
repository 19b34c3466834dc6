import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { busyForms } from "./busy-forms.enhance";

busyForms(document);

beforeEach(() => {
  document.body.innerHTML = `
    <form id="aanmelden" data-busy="Bezig met versturen…"><button type="button">Wis</button><button type="submit">Meld je aan</button></form>
    <form id="zoeken"><button type="submit">Zoek</button></form>
    <form id="leeg" data-busy="Bezig…"></form>`;
});

afterEach(() => {
  vi.useRealTimers();
});

/** Submits a form. Returns false if the submit is prevented. */
const submit = (id: string) =>
  find(`#${id}`, HTMLFormElement).dispatchEvent(
    new SubmitEvent("submit", { bubbles: true, cancelable: true }),
  );
const button = (id: string) => find(`#${id} [type=submit]`, HTMLButtonElement);

test("the button of a submitted form shows the busy text and stays enabled", () => {
  expect(submit("aanmelden")).toBe(true);
  expect(button("aanmelden").textContent).toBe("Bezig met versturen…");
  expect(button("aanmelden").getAttribute("aria-busy")).toBe("true");
  expect(button("aanmelden").disabled).toBe(false);
});

test("a submitted form cannot be submitted again", () => {
  submit("aanmelden");
  expect(submit("aanmelden")).toBe(false);
  expect(submit("aanmelden")).toBe(false);
});

test("while one button submits a form, its other button is held too", () => {
  const form = find("#aanmelden", HTMLFormElement);
  form.insertAdjacentHTML("beforeend", "<button type=submit id=controle>Controleer</button>");
  const [send, check] = [button("aanmelden"), find("#controle", HTMLButtonElement)];
  const submitWith = (submitter: HTMLButtonElement) =>
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
  expect([submitWith(send), submitWith(check), submitWith(send)]).toEqual([true, false, false]);
  expect([send.textContent, check.textContent]).toEqual(["Bezig met versturen…", "Controleer"]);
});

test("a form without `data-busy` can be submitted repeatedly", () => {
  expect(submit("zoeken")).toBe(true);
  expect(submit("zoeken")).toBe(true);
  expect(button("zoeken").textContent).toBe("Zoek");
});

test("a busy form does not block other forms", () => {
  submit("aanmelden");
  expect(submit("zoeken")).toBe(true);
  expect(submit("leeg")).toBe(true);
});

test("a page that is restored from the back/forward cache is not busy", () => {
  submit("aanmelden");
  window.dispatchEvent(new Event("pageshow"));
  expect(button("aanmelden").textContent).toBe("Meld je aan");
  expect(button("aanmelden").hasAttribute("aria-busy")).toBe(false);
  expect(submit("aanmelden")).toBe(true);
});

test("a form whose submission was stopped is released once the site no longer waits", () => {
  vi.useFakeTimers();
  submit("aanmelden");
  vi.advanceTimersByTime(12_000);
  expect(submit("aanmelden")).toBe(false);
  vi.advanceTimersByTime(3_000);
  expect(button("aanmelden").textContent).toBe("Meld je aan");
  expect(button("aanmelden").hasAttribute("aria-busy")).toBe(false);
  expect(submit("aanmelden")).toBe(true);
});

test("a form with a file is not released, as its upload may go on", () => {
  vi.useFakeTimers();
  find("#aanmelden", HTMLFormElement).enctype = "multipart/form-data";
  submit("aanmelden");
  vi.advanceTimersByTime(60_000);
  expect(submit("aanmelden")).toBe(false);
});

test("the first load of a page does not change its buttons", () => {
  window.dispatchEvent(new Event("pageshow"));
  expect(button("aanmelden").textContent).toBe("Meld je aan");
});
