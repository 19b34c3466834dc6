import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/setup/eventually";
import { find } from "../../../tests/setup/find";
import { submitInBackground } from "./consent-bar.enhance";

submitInBackground(document);

const posted: [url: string, body: string][] = [];
let respond: () => Promise<{ type: string }>;

beforeEach(() => {
  posted.length = 0;
  respond = async () => ({ type: "opaqueredirect" });
  vi.stubGlobal("fetch", (url: string, { body }: { body: URLSearchParams }) => {
    posted.push([url, body.toString()]);
    return respond();
  });
  document.documentElement.dataset.consentOpen = "";
  document.body.innerHTML = `
    <main tabindex="-1">
      <form id="aanmelden"><input name="email" value="els@voorbeeld.nl"><input type="hidden" name="moment">
        <input type="checkbox" name="ja"><textarea name="brief"></textarea>
        <select name="afstand"><option>5</option><option selected>10</option></select></form>
    </main>
    <section><form id="balk" action="/cookies" method="post" data-background-submit>
      <input type="hidden" name="terug" value="/"><button name="keuze" value="alles">Ja</button></form></section>`;
});

/** Presses a button, then submits the bar as Safari before 15.4 does, without `submitter`. */
function submit(button = "#balk button"): boolean {
  const pressed = find(button, HTMLButtonElement);
  pressed.addEventListener("click", (event) => event.preventDefault());
  pressed.click();
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  return find("#balk", HTMLFormElement).dispatchEvent(event);
}

const bar = () => document.querySelector("section");

const typeAddress = () => {
  find("[name=email]", HTMLInputElement).value = "an@voorbeeld.nl";
};
const typing = {
  "an address": typeAddress,
  "a tick": () => {
    find("[name=ja]", HTMLInputElement).checked = true;
  },
  "a letter": () => {
    find("textarea", HTMLTextAreaElement).value = "Beste";
  },
  "a choice from a list": () => {
    find("select", HTMLSelectElement).selectedIndex = 0;
  },
};

test("without typed input the browser submits the bar", () => {
  find("[name=moment]", HTMLInputElement).value = "2026-11-21T12:00:00Z";
  expect(submit()).toBe(true);
  expect(posted).toEqual([]);
});

test.each(Object.entries(typing))(
  "when %s would be lost, the bar is submitted in the background",
  async (_, type) => {
    type();
    expect(submit()).toBe(false);
    expect(posted).toEqual([[expect.stringMatching(/\/cookies$/), "keuze=alles"]]);
    await eventually(() => expect(bar()).toBeNull());
    expect(document.documentElement.dataset.consentOpen).toBeUndefined();
    expect(document.activeElement).toBe(document.querySelector("main"));
  },
);

test.each([
  ["is refused", async () => ({ type: "basic" })],
  ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
])("the bar stays when the submission %s", async (_, fails) => {
  respond = fails;
  typeAddress();
  expect(submit()).toBe(false);
  await Promise.resolve();
  expect(bar()).not.toBeNull();
});

test("a bar whose pressed button is unknown is submitted by the browser", () => {
  find("main", HTMLElement).insertAdjacentHTML("beforeend", "<button id=menu type=button>Menu</button>");
  typeAddress();
  expect(submit("#menu")).toBe(true);
  expect(posted).toEqual([]);
});
