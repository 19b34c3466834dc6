import { describe, expect, test } from "vitest";
import { dayMs } from "~/utils/durations";
import type { formBrowser } from "../setup/form-browser";
import { addressOf, forumSite, group, title, words } from "../setup/forum-site";
import { answerOn } from "../setup/named";
import { parseForms, parseMain, sentFields } from "../setup/parse-html";

const written = { title: "Zwaluwen", text: words, date: "2026-11-20" };

const pageOf = ({ body }: { body: string }) => parseMain(body);
const noticeOf = (answer: { body: string }) => answerOn(pageOf(answer))?.textContent;
const idOf = (address: string) => /\d+/.exec(address)?.[0] ?? "";
const ownConversation = (address: string) => address.replace(/[^/]+$/, "wijzigen");

/** The fields of the form with a text on a page. */
async function fieldsOn(browser: ReturnType<typeof formBrowser>, address: string) {
  const form = parseForms((await browser.get(address)).body).find((one) => one.querySelector("textarea"));
  if (!form) throw new Error(`no form on ${address}`);
  return sentFields(form);
}

describe("what is said of a text that waits", () => {
  test("is true of the first one, the second one and a change of them", async () => {
    const { other, start, pause } = await forumSite();
    const conversation = await start();
    const newcomer = await other();
    const messageAt = async (answer: Awaited<ReturnType<typeof newcomer.submit>>) =>
      noticeOf(await newcomer.get(String(answer.headers.location)));
    for (const text of ["Eerst.", "Daarna."]) {
      const placed = await newcomer.submit(conversation, { text }, {}, "Plaats je reactie");
      const message = await messageAt(placed);
      expect(message).toContain("leest een moderator mee");
      expect(message).not.toContain("voor het eerst");
      pause();
      const id = /\d+$/.exec(String(placed.headers.location))?.[0];
      const changed = await newcomer.submit(`/ervaringen-delen/reactie/${id}`, {
        text: `Toch niet: ${text}`,
      });
      expect(await messageAt(changed)).toBe(
        "Je wijziging is bewaardEen moderator leest je tekst eerst. Daarna zien anderen hem ook.",
      );
    }
    const started = await newcomer.submit(`${group}/nieuw`, { title, text: words });
    const own = ownConversation(addressOf(started));
    expect(await messageAt(await newcomer.submit(own, { title: "Onrust om zes uur" }))).toContain(
      "Een moderator leest je tekst eerst.",
    );
    pause();
    await newcomer.submit("/mijn/blog", { title: "Samen", visibility: "public" });
    const entry = addressOf(await newcomer.submit("/mijn/blog/stuk", written));
    const page = pageOf(await newcomer.get(entry));
    expect(page.textContent).toContain("Zwaluwen");
    const changed = await newcomer.submit(`/mijn/blog/stuk/${idOf(entry)}`, { title: "Zwaluwnest" });
    expect(pageOf(await newcomer.get(String(changed.headers.location))).textContent).toContain(
      "Een moderator leest je tekst eerst.",
    );
  });
});

test("a draft that is thrown away had no reactions, and one that was placed is no draft any more", async () => {
  const { browser } = await forumSite();
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const keep = () => browser.submit("/mijn/blog/stuk", { ...written, act: "keep" });
  const draft = String((await keep()).headers.location).replace(/\?.*/, "");
  const old = await fieldsOn(browser, draft);
  const gone = await browser.submit(draft, {}, {}, "haal weg");
  expect(noticeOf(await browser.get(String(gone.headers.location)))).toBe(
    "Je concept is wegNiemand anders heeft het gezien.",
  );
  expect(old.length).toBeGreaterThan(0);
  const placed = addressOf(await browser.submit("/mijn/blog/stuk", written));
  const again = await keep();
  const main = pageOf(await browser.get(String(again.headers.location)));
  expect([String(again.headers.location), answerOn(main)?.textContent]).toEqual([
    expect.stringContaining(`/mijn/blog/stuk/${idOf(placed)}`),
    expect.stringContaining("Het is dus geen concept meer."),
  ]);
  const removed = await browser.submit(`/mijn/blog/stuk/${idOf(placed)}`, {}, {}, "haal weg");
  expect(noticeOf(await browser.get(String(removed.headers.location)))).toContain("Waren er reacties op?");
});

test("a change that a moderator was ahead of is said not to be stored, and stays in its form", async () => {
  const { other, db } = await forumSite();
  const newcomer = await other();
  const started = addressOf(await newcomer.submit(`${group}/nieuw`, { title, text: words }));
  const own = ownConversation(started);
  const fields = await fieldsOn(newcomer, own);
  await db.updateTable("threads").set({ state: "published", published_at: new Date() }).execute();
  const typed = fields.map(([name, value]): [string, string] => [name, name === "text" ? "Anders." : value]);
  const answer = await newcomer.post(own, typed);
  const main = pageOf(answer);
  expect([answer.status, main.querySelector("textarea")?.textContent]).toEqual([409, "Anders."]);
  expect(main.textContent).toContain("Je wijziging is niet bewaard");
  expect(main.textContent).toContain("Op de site staat hij zoals hij was.");
  expect(main.textContent).not.toContain("nog niet geplaatst");
  expect(main.querySelector("button[value=place]")).toBeNull();
});

test("the reason of a closed conversation ends before the next sentence", async () => {
  const { visitor, start, db } = await forumSite();
  const address = await start();
  await db.updateTable("threads").set({ closed_at: new Date(), closed_reason: "Beantwoord" }).execute();
  expect((await visitor.get(address)).body).toContain("Beantwoord. Je kunt alles nog lezen.");
});

describe("the day of an entry", () => {
  test.each([
    ["0026-11-20", "alle vier de cijfers"],
    ["20-11-26", "alle vier de cijfers"],
    ["morgen", "alle vier de cijfers"],
    ["2999-01-01", "Deze dag moet nog komen."],
  ])("'%s' is an error of its field", async (date, error) => {
    const { browser } = await forumSite();
    await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
    const answer = await browser.submit("/mijn/blog/stuk", { ...written, date });
    const main = pageOf(answer);
    const field = main.querySelector("input[name=date]");
    expect([(answer.status ?? 0) >= 400, field?.getAttribute("aria-invalid")]).toEqual([true, "true"]);
    expect(main.querySelector("#date-fout, #date-error")?.textContent ?? main.textContent).toContain(error);
    expect(main.querySelector("a[href='#date']")?.textContent).toContain("Datum");
    expect(main.querySelector("textarea")?.textContent).toBe(words);
  });

  test("is read as it is typed where a browser has no field for days", async () => {
    const { browser } = await forumSite();
    await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
    const placed = await browser.submit("/mijn/blog/stuk", { ...written, date: "3-11-2026" });
    expect(placed.status).toBe(303);
    expect((await browser.get(addressOf(placed))).body).toContain("3 november 2026");
  });
});

describe("a text of a session that ended is shown after the log-in, though it cannot be stored any more,", () => {
  async function siteWithTexts() {
    const site = await forumSite();
    const { browser, db, start, pause } = site;
    const conversation = await start();
    await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
    const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
    pause();
    const reacted = await browser.submit(conversation, { text: "Eerst." }, {}, "Plaats je reactie");
    const reaction = /\d+$/.exec(String(reacted.headers.location))?.[0] ?? "";
    const close = () =>
      db.updateTable("threads").set({ closed_at: new Date(), closed_reason: "Klaar." }).execute();
    const silence = () =>
      db
        .updateTable("community_members")
        .set({ silenced_until: new Date(Date.now() + 100 * dayMs) })
        .execute();
    const addresses = {
      conversation,
      entry,
      own: ownConversation(conversation),
      reaction: `/ervaringen-delen/reactie/${reaction}`,
    };
    return { ...site, addresses, close, silence };
  }

  test.each([
    ["below a closed conversation", "conversation", "close"],
    ["below an entry, of a silenced member", "entry", "silence"],
    ["as a change of a closed conversation", "own", "close"],
    ["as a change of a reaction to it", "reaction", "close"],
  ] as const)("%s", async (_, kind, act) => {
    const site = await siteWithTexts();
    const { browser, addresses, logIn } = site;
    const address = addresses[kind];
    const fields = await fieldsOn(browser, address);
    browser.cookies.delete("sessie");
    const typed = fields.map(([name, value]): [string, string] => [
      name,
      name === "text" ? "Getypt." : value,
    ]);
    expect((await browser.post(address, typed)).headers.location).toContain("bewaard=1");
    await site[act]();
    await logIn(browser);
    const main = pageOf(await browser.get(address));
    expect(main.querySelector("textarea")?.textContent).toBe("Getypt.");
    expect(main.querySelector("[role=status]:has(strong)")?.textContent).toContain("dat kan nu niet meer");
    expect(main.querySelector("button[value=place]")).toBeNull();
  });
});
