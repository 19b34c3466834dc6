import { partsOf } from "./parts-of";
import { findCopy, nameOf, saveCopy, type Texts } from "./stored-copy";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const pause = 500;
const mostVersions = 3;

/**
 * Keeps an encrypted copy of what is typed in a form, and offers an earlier one. The copy is deleted when the site has
 * stored the text (`deleteStoredCopy`), not before.
 */
export async function keepTexts(form: HTMLFormElement): Promise<void> {
  const { keep: key } = form.dataset;
  // Browsers encrypt on secure pages only.
  if (!key || !window.crypto?.subtle) return;
  const fields = [...form.elements].filter(isTextField);
  const name = await nameOf(key, new URL(form.getAttribute("action") ?? "", location.href).pathname);
  const typed = () => Object.fromEntries(fields.map((field) => [field.name, field.value]));
  let earlier = (await findCopy(name, key)).filter((texts) => differs(texts, typed()));

  let saving = Promise.resolve();
  const save = () => {
    const versions = [typed(), ...earlier].filter(isFilled).slice(0, mostVersions);
    saving = saving.then(() =>
      versions.length > 0 ? saveCopy(name, key, versions) : localStorage.removeItem(name),
    );
  };
  let timer = 0;
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, pause);
  });

  const restore = (texts: Texts) => {
    for (const field of fields) {
      const text = texts[field.name];
      if (text === undefined) continue;
      field.value = text;
      // The editor reads it.
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
  const offerNext = () => {
    const [texts] = earlier;
    if (!texts) return;
    offer(form, (act) => {
      if (act === "restore") restore(texts);
      earlier = earlier.slice(1);
      save();
      form.querySelector<HTMLElement>("[role=textbox], textarea")?.focus();
      offerNext();
    });
  };
  offerNext();
}

/** Shows that there is a copy, with buttons for what to do with it. */
function offer(form: HTMLFormElement, onAct: (act: string) => void): void {
  const shown = partsOf(form.dataset.kept ?? "").firstElementChild;
  if (!shown) return;
  shown.addEventListener("click", ({ target }) => {
    const act = target instanceof HTMLElement ? target.dataset.act : undefined;
    if (!act) return;
    shown.remove();
    onAct(act);
  });
  form.prepend(shown);
}

function isTextField(element: Element): element is TextField {
  if (element instanceof HTMLTextAreaElement) return element.name !== "";
  return element instanceof HTMLInputElement && element.type === "text" && element.name !== "";
}

const isFilled = (texts: Texts) => Object.values(texts).some((text) => text.trim() !== "");

/** Whether a copy has words that are not on the page. */
function differs(texts: Texts, shown: Texts): boolean {
  return Object.entries(texts).some(
    ([name, text]) => text.trim() !== "" && text.trim() !== shown[name]?.trim(),
  );
}
