import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";
import { watchMessages } from "./watch-messages";

const letter = (number: number, kind = "letter") =>
  `<li class="${kind}" id="bericht-${number}">${number}</li>`;
const page = (items: string, newest: number) => `
  <section data-live="/nieuws" data-page="/berichten" data-newest="${newest}"
    data-one="Nieuw bericht van Bert." data-many="{n} nieuwe berichten van Bert.">
    <ol class="letters">${items}</ol></section><form><textarea id="text"></textarea></form>`;

/** What the site answers, and what it was asked. */
const site = { newest: 1, status: 200, body: "", asked: [] as string[] };

function setHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
const items = () => [...document.querySelectorAll("ol > li")].map((item) => item.textContent);
const status = () => document.querySelector("[role=status]")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(site, { newest: 1, status: 200, body: "", asked: [] });
  vi.stubGlobal("scrollBy", () => {});
  vi.stubGlobal("fetch", async (address: string) => {
    site.asked.push(address);
    return address === "/nieuws"
      ? Response.json({ newest: site.newest }, { status: site.status })
      : new Response(site.body);
  });
  document.body.innerHTML = page(letter(1), 1);
  watchMessages(find("[data-live]", HTMLElement));
});

afterEach(() => {
  // A page that is gone asks nothing more.
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("new messages are added below the shown ones and announced, and the page is asked for only then", async () => {
  const shown = document.querySelector("#bericht-1");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(site.asked).toEqual(["/nieuws"]);
  const day = `<li class="day">vandaag</li><li class="first-unread">nieuw</li>`;
  site.body = page(letter(1) + day + letter(2) + letter(3, "letter mine"), 3);
  site.newest = 3;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(site.asked).toEqual(["/nieuws", "/nieuws", "/berichten"]);
  expect(items()).toEqual(["1", "vandaag", "nieuw", "2", "3"]);
  expect(document.querySelector("#bericht-1")).toBe(shown);
  expect(status()).toBe("Nieuw bericht van Bert.");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(items()).toHaveLength(5);
});

test("nothing is asked while the page is hidden, and at once when it is seen again", async () => {
  setHidden(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(site.asked).toEqual([]);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(site.asked).toEqual(["/nieuws"]);
});

test("the pauses grow to a minute while nothing is new, and while the site fails", async () => {
  for (const code of [200, 503]) {
    site.status = code;
    await vi.advanceTimersByTimeAsync(600_000);
    site.asked = [];
    await vi.advanceTimersByTimeAsync(600_000);
    expect([code, site.asked.length]).toEqual([code, 10]);
  }
});

test.each([404, 403])("after a %i, as the contact or the session ended, it stops", async (code) => {
  site.status = code;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(site.asked).toEqual(["/nieuws"]);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(site.asked).toEqual(["/nieuws"]);
});

test("what waits for a moderator stays below what arrives", async () => {
  find("ol", HTMLElement).innerHTML = letter(1) + letter(9, "letter mine waits");
  site.body = page(letter(1) + letter(2) + letter(9, "letter mine waits"), 2);
  site.newest = 2;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(items()).toEqual(["1", "2", "9"]);
});
