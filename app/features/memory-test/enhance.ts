import { rememberPressed } from "~/utils/pressed-button";

/** Storage key prefixes of current and earlier versions: the first is written, all are read. */
const prefixes = ["qs-", "memoryTest-qs-", "memoryTest-"];
const ageKey = "ageOption";
/** Storage key of the address of the step with choices that are not submitted yet. */
const unsentKey = "qs-unsent";
/** Storage key that says that the visitor just sent a code, which may be wrong. */
const resumedKey = "qs-resumed";
/** Storage key that says that the page before was one of the tests: their addresses are no referrer. */
const leftKey = "qs-left";

/**
 * Stores each choice of the memory test (`<form data-test="forMyself">`) in the session storage at once, so that a
 * partly filled step survives a reload. A step that is submitted offline waits until the browser is online.
 */
export function memoryTest(document: Document): void {
  const form = document.querySelector<HTMLFormElement>("form[data-test]");
  const storage = openStorage();
  if (storage) eraseOnRestart(document, storage);
  if (storage) eraseOnResume(document, storage, form);
  if (storage && form) syncChoices(form, storage);
  if (form) waitUntilOnline(form);
  avoidResubmission(document);
  if (storage) focusHeading(document, storage);
}

/** Null without storage, as in some private windows. */
function openStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Answers of the server take precedence, except over unsubmitted choices in this same step. */
function syncChoices(form: HTMLFormElement, storage: Storage): void {
  const address = location.pathname + location.search;
  const unsent = storage.getItem(unsentKey) === address;
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
    const stored = storageKeys(form, input)
      .map((key) => storage.getItem(key))
      .find(Boolean);
    // The key of the age is the same for both tests, so a stored age may be that of the other test.
    const unanswered =
      input.name !== "leeftijd" && !form.querySelector(`input[name="${input.name}"]:checked`);
    if (stored === input.value && (unanswered || unsent)) input.checked = true;
  }
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    storage.setItem(storageKeys(form, target)[0] ?? "", target.value);
    storage.setItem(unsentKey, address);
  });
}

function storageKeys(form: HTMLFormElement, { name }: HTMLInputElement): string[] {
  if (name === "leeftijd") return [ageKey, `memoryTest-${ageKey}`];
  return prefixes.map((prefix) => `${prefix}${form.dataset.test}-${name.slice(1)}`);
}

/** Erases the stored choices when a visitor restarts a test (`data-test-erase="forMyself"`). */
function eraseOnRestart(document: Document, storage: Storage): void {
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.testErase) erase(target.dataset.testErase, storage);
  });
}

/** Erases the stored choices of a test on its page after a valid code (`data-test-resume`); the code has its own. */
function eraseOnResume(document: Document, storage: Storage, form: HTMLFormElement | null): void {
  if (form?.dataset.test && storage.getItem(resumedKey) !== null) erase(form.dataset.test, storage);
  storage.removeItem(resumedKey);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLElement && "testResume" in target.dataset) storage.setItem(resumedKey, "");
  });
}

function erase(kind: string, storage: Storage): void {
  // The key of the age is the same for both tests.
  const erased = new RegExp(`^((memoryTest-)?(qs-)?${kind}|(memoryTest-)?ageOption$|${unsentKey}$)`);
  for (const key of Object.keys(storage)) if (erased.test(key)) storage.removeItem(key);
}

/** Delays a submission while the browser is offline, with a notice, and repeats it when online. */
function waitUntilOnline(form: HTMLFormElement): void {
  const notice = form.querySelector<HTMLElement>("[data-test-offline]");
  const lastPressed = rememberPressed(document);
  let pressed: HTMLButtonElement | null = null;
  // In the capture phase, before the script that marks the button as busy.
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target !== form || navigator.onLine || !notice) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = lastPressed();
      notice.hidden = false;
      notice.textContent = notice.dataset.testOffline ?? "";
    },
    true,
  );
  window.addEventListener("online", () => {
    if (!notice || notice.hidden) return;
    notice.hidden = true;
    pressed?.click();
  });
}

/** After a response to a POST with errors, Back and reload load the step instead of submitting it again. */
function avoidResubmission(document: Document): void {
  if (document.querySelector("form[data-test], form[data-test-resume] [data-focus]")) {
    history.replaceState(history.state, "");
  }
}

/** Focuses the heading after a navigation within the test; an error summary gets focus elsewhere. */
function focusHeading(document: Document, storage: Storage): void {
  const isTest = location.pathname.startsWith("/geheugentest/");
  const isWithinTest = isTest && storage.getItem(leftKey) !== null;
  storage.removeItem(leftKey);
  if (isTest) window.addEventListener("pagehide", () => storage.setItem(leftKey, ""));
  const heading = document.querySelector<HTMLElement>("h1");
  // Not after a reload or Back (navigation type 1 and 2): browsers restore the scroll position.
  if (!isWithinTest || !heading || performance.navigation?.type || document.querySelector("[data-focus]"))
    return;
  heading.tabIndex = -1;
  heading.focus();
}
