import { beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "~/utils/durations";
import { find } from "../../../../tests/setup/find";
import { deleteStoredCopy } from "./delete-stored-copy";
import { keepTexts } from "./keep-texts";
import { deleteOldCopies } from "./stored-copy";

const keyOf = (letter: string) => btoa(letter.repeat(32));
const own = keyOf("a");
const story = "Vandaag zong hij in de bus.";

beforeEach(() => {
  localStorage.clear();
});

const notice = `<div id="kept"><button data-act="restore"></button><button data-act="discard"></button></div>`;

/** The form as a new page shows it. */
async function open({ key = own, action = "/schrijven", text = "" } = {}) {
  document.body.innerHTML = `
    <form action="${action}" data-keep="${key}" data-kept='${notice}'>
      <input type="text" name="title"><textarea name="text">${text}</textarea><input type="hidden" name="token" value="t">
    </form>`;
  await keepTexts(find("form", HTMLFormElement));
}

const area = () => find("textarea", HTMLTextAreaElement);
const isOffered = () => document.querySelector("#kept") !== null;

/** Does something after which the copy changes: it never is the same, as it is encrypted anew. */
async function andSave(act: () => void) {
  const before = JSON.stringify({ ...localStorage });
  act();
  await vi.waitUntil(() => JSON.stringify({ ...localStorage }) !== before, 5000);
}

const press = (act: string) => andSave(() => find(`#kept [data-act=${act}]`, HTMLButtonElement).click());

const type = (text: string) =>
  andSave(() => {
    area().value = text;
    area().dispatchEvent(new Event("input", { bubbles: true }));
  });

test("a typed text is offered again, and comes back with one press", async () => {
  await open();
  await type(story);
  await open();
  expect(area().value).toBe("");
  await press("restore");
  expect(area().value).toBe(story);
  expect(isOffered()).toBe(false);
});

test("a copy cannot be read by who has no key, and is offered to nobody else and in no other form", async () => {
  await open();
  await type(story);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/zong|schrijven/);
  for (const other of [{ key: keyOf("b") }, { action: "/elders" }]) {
    await open(other);
    expect(isOffered()).toBe(false);
  }
  await open();
  expect(isOffered()).toBe(true);
});

test("what is typed beside an offer takes nothing away: both are offered, the last first", async () => {
  await open();
  await type(story);
  await open();
  await type("Iets anders.");
  await open();
  await press("restore");
  expect(area().value).toBe("Iets anders.");
  await press("restore");
  expect(area().value).toBe(story);
});

test("a text that is thrown away, or that the page shows already, is not offered", async () => {
  await open();
  await type(story);
  await open({ text: story });
  expect(isOffered()).toBe(false);
  await open();
  await press("discard");
  expect(localStorage).toHaveLength(0);
  await open();
  expect(isOffered()).toBe(false);
});

test("a copy goes when the site has stored the text, with the cookie that says so", async () => {
  await open();
  await type(story);
  // biome-ignore lint/suspicious/noDocumentCookie: as the answer of the site sets it
  document.cookie = `geplaatst=${Object.keys({ ...localStorage })[0]}; Path=/`;
  deleteStoredCopy(document);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test("copies that nobody came back for go after thirty days, and nothing else", async () => {
  await open();
  await type(story);
  localStorage.setItem("anders", "blijft");
  localStorage.setItem("tekst-oud", JSON.stringify({ at: Date.now() - 31 * dayMs, data: "" }));
  localStorage.setItem("tekst-stuk", "{");
  localStorage.setItem("tekst-vreemd", "{}");
  deleteOldCopies();
  expect(localStorage).toHaveLength(2);
});
