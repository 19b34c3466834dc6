import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { memoryTest } from "./enhance";

const page = (chosen = "") => `
  <h1>Geheugentest voor jezelf</h1>
  <form data-test="forMyself">
    <input type="radio" name="v1" value="1" ${chosen === "1" ? "checked" : ""}>
    <input type="radio" name="v1" value="4" ${chosen === "4" ? "checked" : ""}>
    <input type="radio" name="leeftijd" value="75">
    <p data-test-offline="Geen verbinding" hidden></p>
    <button type="submit">Volgende</button>
  </form>
  <form data-test-erase="forMyself"><button type="submit">Opnieuw</button></form>`;

function open(chosen = "") {
  document.body.innerHTML = page(chosen);
  memoryTest(document);
}

function choose(value: string) {
  const input = find(`input[value="${value}"]`, HTMLInputElement);
  input.checked = true;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const isChosen = (value: string) => find(`input[value="${value}"]`, HTMLInputElement).checked;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/geheugentest/zelf");
});

test("each choice is stored at once, with its address", () => {
  open();
  choose("4");
  choose("75");
  expect({ ...sessionStorage }).toEqual({
    "qs-forMyself-1": "4",
    ageOption: "75",
    "qs-unsent": "/geheugentest/zelf",
  });
});

test("a partly filled step survives a reload", () => {
  open();
  choose("4");
  open();
  expect(isChosen("4")).toBe(true);
});

test.each(["memoryTest-qs-forMyself-1", "memoryTest-forMyself-1"])(
  "a choice stored by an earlier version as %s is read",
  (key) => {
    sessionStorage.setItem(key, "4");
    open();
    expect(isChosen("4")).toBe(true);
  },
);

test("an answer of the server takes precedence over a stored choice", () => {
  sessionStorage.setItem("qs-forMyself-1", "4");
  open("1");
  expect([isChosen("1"), isChosen("4")]).toEqual([true, false]);
});

test("an unsubmitted choice takes precedence over the answer of the server", () => {
  open("1");
  choose("4");
  open("1");
  expect(isChosen("4")).toBe(true);
});

test("an unsubmitted choice in another step has no precedence", () => {
  open("1");
  choose("4");
  history.replaceState(null, "", "/geheugentest/zelf/stap2");
  open("1");
  expect(isChosen("1")).toBe(true);
});

test("the age of one test is not filled in for the other", () => {
  open();
  choose("75");
  open();
  expect(isChosen("75")).toBe(true);
  history.replaceState(null, "", "/geheugentest/ander/stap2");
  open();
  expect(isChosen("75")).toBe(false);
});

const submit = (form: string) =>
  find(form, HTMLFormElement).dispatchEvent(new Event("submit", { bubbles: true }));
const stored = [
  "qs-forMyself-2",
  "memoryTest-forMyself-2",
  "memoryTest-qs-forOthers-3",
  "ageOption",
  "anders",
];

test("restarting one test keeps the stored choices of the other, and what is no choice", () => {
  for (const key of stored) sessionStorage.setItem(key, "2");
  open();
  choose("4");
  submit("form[data-test-erase]");
  expect(Object.keys(sessionStorage).sort()).toEqual(["anders", "memoryTest-qs-forOthers-3"]);
});

test("a valid code replaces the stored choices of its test, a mistyped one of none", () => {
  const enterCode = () => {
    document.body.innerHTML = "<form data-test-resume><input name=code></form>";
    memoryTest(document);
    submit("form[data-test-resume]");
  };
  for (const key of stored) sessionStorage.setItem(key, "2");
  enterCode();
  enterCode();
  expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(stored));
  open();
  expect(Object.keys(sessionStorage).sort()).toEqual(["anders", "memoryTest-qs-forOthers-3"]);
});

test("a step that is submitted offline is submitted when the browser is online", () => {
  open();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const form = find("form[data-test]", HTMLFormElement);
  const sent: SubmitEvent[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(event);
  });
  find("form[data-test] button", HTMLButtonElement).click();
  const notice = find("[data-test-offline]", HTMLElement);
  expect([sent.length, notice.hidden, notice.textContent]).toEqual([0, false, "Geen verbinding"]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect([sent.length, notice.hidden]).toEqual([1, true]);
});

test("the button that was pressed offline is pressed once when the browser is online", () => {
  open();
  const form = find("form[data-test]", HTMLFormElement);
  form.insertAdjacentHTML("beforeend", '<button type="submit" name="naar" value="vorige">Vorige</button>');
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const back = find("[name=naar]", HTMLButtonElement);
  const pressed: boolean[] = [];
  form.addEventListener("submit", (event) => event.preventDefault());
  back.click();
  back.click();
  back.addEventListener("click", () => pressed.push(true));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  expect(pressed).toEqual([true]);
});

test("the heading gets focus after another step of the test, not after another page", () => {
  open();
  expect(document.activeElement).toBe(document.body);
  window.dispatchEvent(new Event("pagehide"));
  open();
  expect(document.activeElement?.tagName).toBe("H1");
});
