/** The names under which answers were ever kept (spec 002, section 3); the first is written, all are read. */
const prefixes = ["qs-", "memoryTest-qs-", "memoryTest-"];
const ageKey = "ageOption";
/** Where the choices were made that are not sent yet. */
const unsentKey = "qs-unsent";

/**
 * Keeps each choice of the memory test in the browser at once, so that a half-filled step survives a reload or a line
 * that drops: `<form data-test="forMyself">`. A step that is sent without a line waits for it.
 */
export function memoryTest(document: Document): void {
  const form = document.querySelector<HTMLFormElement>("form[data-test]");
  // Without storage (some private windows) everything works but this.
  const store = storage();
  if (store) erasing(document, store);
  if (store && form) mirror(form, store);
  if (form) waitForLine(form);
  keepStep(document);
  focusHeading(document);
}

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The server's answers go before the browser's, but for what was chosen on this very page and never arrived. */
function mirror(form: HTMLFormElement, store: Storage): void {
  const here = location.pathname + location.search;
  const unsent = store.getItem(unsentKey) === here;
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
    const kept = keysOf(form, input)
      .map((key) => store.getItem(key))
      .find(Boolean);
    // An age goes for one of the tests only; its name does not say for which.
    const open = input.name !== "leeftijd" && !form.querySelector(`input[name="${input.name}"]:checked`);
    if (kept === input.value && (open || unsent)) input.checked = true;
  }
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    store.setItem(keysOf(form, target)[0] ?? "", target.value);
    store.setItem(unsentKey, here);
  });
}

function keysOf(form: HTMLFormElement, { name }: HTMLInputElement): string[] {
  if (name === "leeftijd") return [ageKey, `memoryTest-${ageKey}`];
  return prefixes.map((prefix) => `${prefix}${form.dataset.test}-${name.slice(1)}`);
}

/** Starting again forgets what the browser keeps too, and so does going on from a code. */
function erasing(document: Document, store: Storage): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.testErase === undefined) return;
    for (const key of Object.keys(store)) {
      if (/^(qs-|memoryTest-|ageOption$)/.test(key)) store.removeItem(key);
    }
  });
}

function waitForLine(form: HTMLFormElement): void {
  const notice = form.querySelector<HTMLElement>("[data-test-offline]");
  // Not every browser says which button sent a form.
  let pressed: HTMLElement | null = null;
  form.addEventListener("click", ({ target }) => {
    if (target instanceof Element) pressed = target.closest("button");
  });
  // Before the button says that it is busy: nothing is on its way yet.
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target !== form || navigator.onLine || !notice) return;
      event.preventDefault();
      event.stopPropagation();
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

/** A step that came back with errors is a page like any other to Back and reload, not a form to send again. */
function keepStep(document: Document): void {
  if (document.querySelector("form[data-test], form[data-test-erase] [data-focus]")) {
    history.replaceState(history.state, "");
  }
}

/** From one step to the next the heading gets focus, once; an error summary has it already. */
function focusHeading(document: Document): void {
  const within = [document.referrer, location.href].every((url) =>
    url.startsWith(`${location.origin}/geheugentest/`),
  );
  const heading = document.querySelector<HTMLElement>("h1");
  // Nor on a reload or on the way back: there the reader was somewhere else.
  if (!within || !heading || performance.navigation?.type || document.querySelector("[data-focus]")) return;
  heading.tabIndex = -1;
  heading.focus();
}
