import { describe, expect, test } from "vitest";
import { dayMs } from "~/utils/durations";
import type { formBrowser } from "../setup/form-browser";
import { addressOf, forumSite, group } from "../setup/forum-site";
import { twoMembers } from "../setup/inbox-site";
import { moderatedSite } from "../setup/moderated-site";
import { parseForms, parseMain, sentFields } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";

const typed = "Wij zetten om vijf uur\r\n**muziek** op.";
const shown = typed.replaceAll("\r", "");

const copiesIn = (main: Element) =>
  [...main.querySelectorAll("#ingevuld ~ dl dd")].map(({ textContent }) => textContent);

/** Opens a page with a form for a text. What is returned sends it later, when the page has changed. */
async function openForm(browser: ReturnType<typeof formBrowser>, address: string) {
  const post = await fillForm(browser, address);
  return async (values: Record<string, string> = {}) => {
    const { status, body } = await post(values);
    const main = parseMain(body);
    return {
      status,
      main,
      typed: main.querySelector("textarea")?.textContent ?? null,
      copies: copiesIn(main),
    };
  };
}

async function fillForm(browser: ReturnType<typeof formBrowser>, address: string) {
  const { body } = await browser.get(address);
  const form = parseForms(body).find((one) => one.querySelector("textarea"));
  if (!form) throw new Error(`no form on ${address}`);
  const fields = sentFields(form).filter(([name]) => name !== "text" && name !== "title");
  return (values: Record<string, string> = {}) => {
    const others = fields.filter(([name]) => !(name in values));
    return browser.post(address, [...others, ...Object.entries({ text: typed, ...values })]);
  };
}

async function siteWithThreads() {
  const site = await forumSite();
  const { browser, db, services } = site;
  const conversation = await site.start();
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const written = { title: "Zwaluwen", text: "Ze zijn er weer.", date: "2026-11-20" };
  const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
  site.pause();
  const silence = () =>
    db
      .updateTable("community_members")
      .set({ silenced_until: new Date(services.services.now().getTime() + dayMs) })
      .execute();
  const close = () =>
    db
      .updateTable("threads")
      .set({ closed_at: services.services.now(), closed_reason: "Beantwoord." })
      .execute();
  const setStates = (state: "hidden" | "removed") => db.updateTable("threads").set({ state }).execute();
  return { ...site, conversation, entry, silence, close, setStates };
}

describe("a text stays in its form", () => {
  test("when the conversation was closed since it was opened", async () => {
    const { browser, conversation, close } = await siteWithThreads();
    const send = await openForm(browser, conversation);
    await close();
    const answer = await send();
    expect([answer.status, answer.typed]).toEqual([409, shown]);
    expect(answer.main.textContent).toContain("Dit gesprek is net gesloten.");
    expect((await browser.get(conversation)).body).not.toContain("<textarea");
  });

  test("when the member was silenced since it was opened", async () => {
    const { browser, conversation, entry, silence } = await siteWithThreads();
    const forms = [await openForm(browser, conversation), await openForm(browser, entry)];
    await silence();
    for (const send of forms) {
      const answer = await send();
      expect([answer.status, answer.typed]).toEqual([409, shown]);
      expect(answer.main.textContent).toContain("Een moderator heeft je stilgezet");
    }
  });
});

test("a text stays in its form after the log-in, where its conversation got another title before it", async () => {
  const { browser, conversation, db, logIn, other } = await siteWithThreads();
  const post = await fillForm(browser, conversation);
  await db.deleteFrom("sessions").execute();
  expect((await post()).status).toBe(303);
  await db.updateTable("threads").set({ title: "Rust" }).execute();
  expect((await (await other()).get(conversation)).headers.location).toMatch(/rust$/);
  await logIn(browser);
  const { body } = await browser.get(conversation);
  expect(parseMain(body).querySelector("textarea")?.textContent).toBe(shown);
  expect((await (await fillForm(browser, conversation))()).status).toBe(303);
  expect((await browser.get(conversation)).headers.location).toMatch(/rust$/);
});

test("a member who is silenced reads so before writing, and can keep a draft", async () => {
  const { browser, entry, silence } = await siteWithThreads();
  const placed = `/mijn/blog/stuk/${/\d+/.exec(entry)?.[0]}`;
  await silence();
  for (const address of [`${group}/nieuw`, "/mijn/blog", placed, "/mijn/blog/stuk"]) {
    const main = parseMain((await browser.get(address)).body);
    expect([address, main.textContent]).toEqual([
      address,
      expect.stringContaining("Je kunt nu niet schrijven"),
    ]);
    const isDraft = address === "/mijn/blog/stuk";
    expect([address, main.querySelector("textarea") !== null]).toEqual([address, isDraft]);
    expect([address, main.querySelector("button[value=place]")]).toEqual([address, null]);
  }
  const kept = await browser.submit("/mijn/blog/stuk", { title: "Later", text: "Meer.", act: "keep" });
  expect([kept.status, kept.headers.location]).toEqual([303, expect.stringContaining("gelukt")]);
});

describe("a text is on the page that says its own is gone", () => {
  test.each(["hidden", "removed"] as const)(
    "below a conversation and an entry that are %s",
    async (state) => {
      const { browser, conversation, entry, setStates, logged } = await siteWithThreads();
      const forms = [await openForm(browser, conversation), await openForm(browser, entry)];
      await setStates(state);
      for (const send of forms) {
        const answer = await send();
        expect([answer.status, answer.copies]).toEqual([410, [shown]]);
        expect(answer.main.textContent).toContain("Deze pagina is er niet meer");
        expect(await htmlProblems(answer.main.innerHTML)).toEqual([]);
        expect(await axeViolations(answer.main.innerHTML)).toEqual([]);
      }
      expect(JSON.stringify(logged)).not.toContain("muziek");
    },
  );

  test.each(["hidden", "removed"] as const)(
    "after the log-in, where the session had ended before it was %s",
    async (state) => {
      const { browser, conversation, setStates, db, logIn, other, logged } = await siteWithThreads();
      const post = await fillForm(browser, conversation);
      await db.deleteFrom("sessions").execute();
      expect((await post()).status).toBe(303);
      await setStates(state);
      await logIn(browser);
      const answer = await browser.get(conversation);
      expect([answer.status, copiesIn(parseMain(answer.body))]).toEqual([410, [shown]]);
      const others = await (await other()).get(conversation);
      expect([others.status, copiesIn(parseMain(others.body))]).toEqual([410, []]);
      expect(JSON.stringify(logged)).not.toContain("muziek");
    },
  );

  test("that changes what the member took away in another window", async () => {
    const { browser, conversation, entry, pause } = await siteWithThreads();
    const reacted = await browser.submit(conversation, { text: "Eerst." }, {}, "Plaats je reactie");
    pause();
    const reaction = /reactie-(\d+)$/.exec(String(reacted.headers.location))?.[1];
    const idOf = (address: string) => /\d+/.exec(address)?.[0];
    const addresses = [
      `/ervaringen-delen/forum/gesprek/${idOf(conversation)}/wijzigen`,
      `/ervaringen-delen/reactie/${reaction}`,
      `/mijn/blog/stuk/${idOf(entry)}`,
    ];
    const forms = await Promise.all(addresses.map((address) => openForm(browser, address)));
    for (const address of addresses) await browser.submit(address, {}, {}, "haal weg");
    for (const send of forms) {
      const answer = await send({ title: "Om zes uur" });
      expect([answer.status, answer.copies]).toEqual([404, ["Om zes uur", shown]]);
    }
  });

  test("of a contact that the other removed", async () => {
    const { anna, bert, contact, logged } = await twoMembers();
    const address = await contact();
    const send = await openForm(anna, address);
    await bert.submit(`${address}/verwijderen`, {}, {}, "Ja, verwijder");
    const answer = await send({ act: "send" });
    expect([answer.status, answer.copies]).toEqual([404, [shown]]);
    expect(JSON.stringify(logged)).not.toContain("muziek");
  });

  test("also as the editor sent it", async () => {
    const { browser, conversation, setStates } = await siteWithThreads();
    const send = await openForm(browser, conversation);
    await setStates("hidden");
    const block = {
      key: "a",
      text: "muziek",
      type: "unstyled",
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
    };
    const text = JSON.stringify({ blocks: [block], entityMap: {} });
    expect((await send({ text })).copies).toEqual(["muziek"]);
  });
});

test("the words of a moderator wait for the code that is asked again, and are sent after it", async () => {
  const { mona, reaction, isShown, services, logged } = await moderatedSite();
  const openUntil = (staff_until: Date | null) =>
    services.services.db.updateTable("sessions").set({ staff_until }).execute();
  const judge = `/beheer/meldingen/reactie/${reaction}`;
  const send = await openForm(mona, judge);
  await openUntil(null);
  const { status, main, copies } = await send({ decision: "remove", rule: "4", words: typed });
  expect([status, copies.at(-1)]).toEqual([423, shown]);
  expect(main.querySelector("a[target=_blank]")?.getAttribute("href")).toBe("/beheer/inloggen");
  expect(await htmlProblems(main.innerHTML)).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain("muziek");
  await openUntil(new Date("2100-01-01"));
  const again = main.querySelector<HTMLFormElement>(`form[action="${judge}"]`);
  expect((await mona.post(judge, again ? sentFields(again) : [])).status).toBe(303);
  expect(await isShown()).toBe(false);
});

describe("an answer", () => {
  async function siteWithReaction() {
    const site = await siteWithThreads();
    const { browser, conversation, db } = site;
    await browser.submit(conversation, { text: "Bij ons helpt licht." }, {}, "Plaats je reactie");
    const reaction = await db.selectFrom("reactions").selectAll().executeTakeFirstOrThrow();
    const writer = await site.other();
    await site.trust("Rietvink");
    /** Gives the reaction as many answers as it takes; those that were taken away count. */
    const fill = () => {
      const answer = { thread_id: reaction.thread_id, parent_id: reaction.id, document: null };
      const state = { state: "removed" as const, position: 1, created_at: reaction.created_at };
      const numbers = Array.from({ length: 20 }, (_, index) => index + 100);
      return db
        .insertInto("reactions")
        .values(numbers.map((number) => ({ ...answer, ...state, number, submission: `sleutel-${number}` })))
        .execute();
    };
    const remove = () => browser.submit(`/ervaringen-delen/reactie/${reaction.id}`, {}, {}, "haal weg");
    return { ...site, writer, reaction, fill, remove };
  }

  test.each([
    ["was taken away", "remove", "De reactie waarop je antwoordt, is er niet meer."],
    ["has its most answers", "fill", "Op die reactie staan al veel antwoorden."],
  ] as const)(
    "to a reaction that %s is placed in the conversation on a second try",
    async (_, act, reason) => {
      const site = await siteWithReaction();
      const { writer, conversation, reaction, db } = site;
      const send = await openForm(writer, `${conversation}?antwoord=${reaction.id}`);
      await site[act]();
      const refused = await send();
      expect([refused.status, refused.typed]).toEqual([409, shown]);
      expect(refused.main.textContent).toContain(reason);
      const form = refused.main.querySelector<HTMLFormElement>("#schrijf form");
      const action = form?.getAttribute("action") ?? "";
      expect(action).toBe(`${conversation}#schrijf`);
      const again = await writer.post(action.replace("#schrijf", ""), form ? sentFields(form) : []);
      expect(again.status).toBe(303);
      const last = db.selectFrom("reactions").select("parent_id").orderBy("id", "desc");
      expect(await last.executeTakeFirstOrThrow()).toEqual({ parent_id: null });
      const placed = parseMain((await writer.get(String(again.headers.location).replace(/#.*$/, ""))).body);
      expect(placed.querySelector("#reacties ~ ol > li:last-child article strong")?.textContent).toBe(
        "muziek",
      );
    },
  );
});
