import { beforeEach, expect, test } from "vitest";
import { revealPasswords } from "./enhance";

beforeEach(() => {
  document.body.innerHTML = `<form><label for="password">Wachtwoord</label>
    <input id="password" type="password" data-reveal="Toon wachtwoord" data-conceal="Verberg wachtwoord"></form>
    <input id="other" type="password">`;
  revealPasswords(document);
});

const input = () => document.querySelector<HTMLInputElement>("#password");
const button = () => document.querySelector("button");

test("a button beside a password shows it and hides it again", () => {
  expect(button()?.textContent).toBe("Toon wachtwoord");
  button()?.click();
  expect(input()?.type).toBe("text");
  expect(button()?.textContent).toBe("Verberg wachtwoord");
  button()?.click();
  expect(input()?.type).toBe("password");
});

test("only the first word of the button is visible, and it sends no form", () => {
  expect(button()?.firstChild?.textContent).toBe("Toon");
  expect(button()?.querySelector(".vh")?.textContent).toBe(" wachtwoord");
  expect(button()?.type).toBe("button");
});

test("a shown password is hidden before the form is sent", () => {
  button()?.click();
  document.querySelector("form")?.dispatchEvent(new Event("submit"));
  expect(input()?.type).toBe("password");
});

test("a password without texts for a button gets none", () => {
  expect(document.querySelectorAll("button")).toHaveLength(1);
});
