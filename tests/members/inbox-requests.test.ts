import { describe, expect, test } from "vitest";
import { inbox, mainText, names, other, pageOf, texts, twoMembers } from "../setup/inbox-site";
import { username } from "../setup/member-site";
import { answerOn } from "../setup/named";
import { parseForms, sentFields } from "../setup/parse-html";

describe("a request", () => {
  test("is asked on a profile, and accepted in the inbox", async () => {
    const { anna, bert, ask, answer } = await twoMembers();
    expect(await ask()).toMatchObject({ status: 303, headers: { location: `/leden/${other}#contact` } });
    expect(mainText(await anna.get(`/leden/${other}`))).toContain("Je contactverzoek is verstuurd");
    const mine = mainText(await bert.get("/mijn"));
    expect(mine).toContain("Postvak (1 nieuw)");
    expect(mine).toContain("Eén lid wil contact met je.");
    const received = await bert.get(inbox);
    expect(texts(received, "article[aria-labelledby^=verzoek-] > div > p")).toEqual([
      "Ik las je blog.",
      "Zullen we schrijven?",
    ]);
    expect(mainText(await bert.get(`/leden/${username}`))).toContain(`${username} wil contact met jou`);
    const accepted = await answer("accept");
    expect(accepted.headers.location).toMatch(/^\/mijn\/postvak\/[\w-]{20,}\?gedaan=ja$/);
    expect(mainText(await anna.get(inbox))).toContain("Zegt ja op je verzoek");
    expect(mainText(await anna.get(`/leden/${other}`))).toContain("Jullie hebben contact");
  });

  test("is declined in silence", async () => {
    const { anna, bert, ask, answer } = await twoMembers();
    await ask();
    expect((await answer("decline")).headers.location).toBe(`${inbox}?gedaan=nee`);
    expect(mainText(await bert.get(inbox))).not.toContain(username);
    expect(mainText(await anna.get(`/leden/${other}`))).toContain("Je contactverzoek is verstuurd");
  });

  test("is withdrawn", async () => {
    const { anna, bert, ask } = await twoMembers();
    await ask();
    const { headers } = await anna.submit(
      `/leden/${other}`,
      { contact: "withdraw" },
      {},
      "Trek je verzoek in",
    );
    expect(headers.location).toBe(`/leden/${other}?gedaan=ingetrokken#contact`);
    expect(mainText(await anna.get(`/leden/${other}`))).toContain(`Vraag ${other} om contact`);
    expect(mainText(await bert.get(inbox))).not.toContain(username);
  });

  test("that was answered meanwhile stays so, and the inbox says what was not done", async () => {
    const { anna, bert, ask, answer } = await twoMembers();
    await ask();
    const late: [typeof anna, string, string][] = [
      [bert, inbox, "decline"],
      [anna, `/leden/${other}`, "withdraw"],
    ];
    const forms = await Promise.all(
      late.map(async ([browser, address, act]) => {
        const form = parseForms((await browser.get(address)).body).find((one) =>
          one.querySelector(`button[value=${act}]`),
        );
        return form ? sentFields(form) : [];
      }),
    );
    await answer("accept");
    for (const [index, [browser, address, act]] of late.entries()) {
      const { status, headers } = await browser.post(address, [...(forms[index] ?? []), ["contact", act]]);
      expect([act, status, headers.location]).toEqual([act, 303, `${inbox}?gedaan=veranderd`]);
      expect(mainText(await browser.get(String(headers.location)))).toContain(
        "Er is intussen iets veranderd",
      );
    }
    expect(mainText(await anna.get(`/leden/${other}`))).toContain("Jullie hebben contact");
  });

  test.each(["accept", "decline", "withdraw", "remove"])(
    "answers a button that is pressed twice as pressed once: %s",
    async (act) => {
      const { anna, bert, ask, contact } = await twoMembers();
      const isRemoval = act === "remove";
      const address = isRemoval ? `${await contact()}/verwijderen` : inbox;
      if (!isRemoval) await ask();
      const browser = act === "withdraw" ? anna : bert;
      const form = parseForms((await browser.get(address)).body).find((one) =>
        isRemoval ? one.textContent?.includes("Ja, verwijder") : one.querySelector(`button[value=${act}]`),
      );
      expect(form?.dataset.busy).toBe("Bezig met versturen…");
      const fields: [string, string][] = [...(form ? sentFields(form) : []), ["contact", act]];
      const [once, twice] = [await browser.post(address, fields), await browser.post(address, fields)];
      expect([twice.status, twice.headers.location]).toEqual([303, once.headers.location]);
      expect(once.headers.location).not.toContain("veranderd");
    },
  );

  test("is in its form again whatever stops it", async () => {
    const { anna, ask, db } = await twoMembers();
    const long = "a".repeat(1_001);
    const tooLong = await ask(long);
    expect(tooLong.status).toBe(400);
    expect(mainText(tooLong)).toContain("Je tekst is één teken te lang.");
    expect(texts(tooLong, "#text")).toEqual([long]);
    const empty = await ask(" ");
    expect([empty.status, texts(empty, "#text-error").length]).toEqual([400, 1]);
    // A second window, in which the form still stands.
    const again = pageOf(await anna.get(`/leden/${other}`));
    const token = again.querySelector("main input[name=token]")?.getAttribute("value") ?? "";
    await ask();
    const post = (text: string) =>
      anna.post(`/leden/${other}`, [
        ["text", text],
        ["token", token],
      ]);
    const already = await post("Nog eens");
    expect([already.status, texts(already, "#text")]).toEqual([409, ["Nog eens"]]);
    expect(mainText(already)).toContain("Er staat al een verzoek tussen jullie");
    await anna.submit(`/leden/${other}`, { contact: "block" }, {}, `Blokkeer ${other}`);
    const blocked = await post("Toch maar");
    expect([blocked.status, texts(blocked, "#text")]).toEqual([409, ["Toch maar"]]);
    expect(mainText(blocked)).toContain("Hef eerst de blokkade op");
    await anna.submit(`/leden/${other}`, { contact: "unblock" }, {}, "Hef de blokkade op");
    const member = await db
      .selectFrom("members")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("community_members")
      .values({ member_id: member.id, silenced_until: new Date("2099-01-01") })
      .onConflict((conflict) =>
        conflict.column("member_id").doUpdateSet({ silenced_until: new Date("2099-01-01") }),
      )
      .execute();
    const silenced = await post("En nu?");
    expect([silenced.status, texts(silenced, "#text")]).toEqual([409, ["En nu?"]]);
    expect(mainText(silenced)).toContain("2099");
    expect(mainText(await anna.get(`/leden/${other}`))).toContain("Je kunt nu niet om contact vragen");
  });
});

describe("the lists of contacts", () => {
  test("show who has contact, who was asked and who is blocked, with what can be done", async () => {
    const { anna, bert, ask, contact } = await twoMembers();
    await ask();
    const asked = await anna.get(inbox);
    expect(texts(asked, "aside summary")).toEqual(["Verstuurde verzoeken"]);
    const taken = await anna.submit(inbox, { contact: "withdraw" }, {}, "Trek je verzoek in");
    expect(taken.headers.location).toBe(`${inbox}?gedaan=ingetrokken`);
    const address = await contact();
    const listed = pageOf(await anna.get(inbox)).querySelector("aside #contacten li a");
    expect([listed?.textContent, listed?.getAttribute("href")]).toEqual([other, address]);
    await bert.submit(address, { contact: "block" }, {}, `Blokkeer ${username}`);
    expect(texts(await bert.get(inbox), "aside summary")).toEqual(["Geblokkeerd"]);
    expect(texts(await anna.get(inbox), "aside summary")).toEqual([]);
    const ended = await bert.submit(inbox, { contact: "unblock" }, {}, "Hef de blokkade op");
    expect(ended.headers.location).toBe(`${inbox}?gedaan=opgeheven`);
  });
});

test("the list says nothing of a contact of two whose first texts wait for a moderator", async () => {
  const { anna, bert, ask } = await twoMembers();
  const text = "Kijk op www.voorbeeld.nl";
  await ask(text);
  await bert.submit(`/leden/${username}`, { text }, {}, names.ask);
  for (const [browser, name] of [
    [anna, other],
    [bert, username],
  ] as const) {
    const listed = await browser.get(inbox);
    expect(texts(listed, "section[aria-labelledby=berichten] h3 a")).toEqual([name]);
    expect(texts(listed, "section[aria-labelledby=berichten] :is(p, time)")).toEqual([]);
  }
});

describe("a report", () => {
  const reportLinks = (response: { body: string }) =>
    [...pageOf(response).querySelectorAll("main a[href^='/ervaringen-delen/melden/bericht/']")].map(
      (link) => ({ address: link.getAttribute("href") ?? "", name: link.textContent?.trim() ?? "" }),
    );

  test("of a message begins beside it, for who received it only", async () => {
    const { anna, bert, contact } = await twoMembers();
    const address = await contact();
    await anna.submit(address, { text: "Stuur mij geld", act: "send" }, {}, names.send);
    const links = reportLinks(await bert.get(address));
    expect(links.map(({ name }) => name)).toEqual(
      Array(2).fill(expect.stringMatching(`^Meld dit bericht van ${username}, [a-z]+ \\d+ `)),
    );
    expect(reportLinks(await anna.get(address))).toEqual([]);
    const form = links.at(-1)?.address ?? "";
    const asked = await bert.get(form);
    expect(mainText(asked)).toContain("Stuur mij geld");
    expect(mainText(asked)).toContain("hoogstens vijf berichten ervoor en erna");
    expect(texts(asked, "nav[aria-label=Kruimelpad] a").slice(1)).toEqual(["Mijn account", "Postvak"]);
    expect((await anna.get(form)).status).toBe(404);
    const button = "Verstuur je melding";
    const empty = await bert.submit(form, { reason: "geen" }, {}, button);
    expect(empty.status).toBe(400);
    const sent = await bert.submit(form, { reason: "advertising", words: "Hij kent mij niet." }, {}, button);
    expect(sent.headers.location).toBe(`${form}?verstuurd=1`);
    const done = await bert.get(String(sent.headers.location));
    expect(mainText(done)).toContain("Dank je wel voor je melding");
    expect(answerOn(pageOf(done))?.querySelector(`a[href="${address}"]`) ?? null).not.toBeNull();
  });

  test("of a request begins in the inbox, and on the page of who asked", async () => {
    const { bert, ask } = await twoMembers();
    await ask();
    const [inInbox] = reportLinks(await bert.get(inbox));
    expect(inInbox?.name).toBe(`Meld dit verzoek van ${username}`);
    expect(reportLinks(await bert.get(`/leden/${username}`))).toEqual([inInbox]);
    const sent = await bert.submit(inInbox?.address ?? "", { reason: "unkind" }, {}, "Verstuur je melding");
    const done = await bert.get(String(sent.headers.location));
    expect(answerOn(pageOf(done))?.querySelector(`a[href="${inbox}"]`) ?? null).not.toBeNull();
  });
});
