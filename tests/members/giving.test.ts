import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { mandateVersion } from "~/features/donations/model";
import { monthlyGift } from "../setup/giving";
import { givingSite, toPayment } from "../setup/giving-site";
import { answerOn } from "../setup/named";
import { parseHtml, parseMain, textOf } from "../setup/parse-html";

const once = "frequentie=eenmalig&bedrag=25";
const monthly = "frequentie=maandelijks&bedrag=10";

test("a gift is ordered once, paid at the bank and thanked for", async () => {
  const { open, bank, lastPayment, payments } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  const [first, second] = [await browser.submit(page, {}), await browser.submit(page, {})];
  expect([first.status, first.headers.location]).toEqual([303, second.headers.location]);
  expect(await payments()).toHaveLength(1);
  const way = await browser.get(String(first.headers.location));
  expect(way.body).toMatch(/<meta http-equiv="refresh" content="0;url=http:\/\/localhost:\d+\/betalen\//);
  bank.change(lastPayment(), { status: "paid" });
  const code = String(first.headers.location).split("code=")[1];
  const result = await browser.get(`/doneren/resultaat?code=${code}`);
  expect(result.headers.location).toBe(`/doneren/bedankt?code=${code}`);
  const thanks = await browser.get(`/doneren/bedankt?code=${code}`);
  expect(textOf(thanks.body)).toMatch(/Dank je wel, Ineke Vermeulen.*€ 25.*ALZ-2026-000001/);
  const back = String((await browser.get(page)).headers.location);
  expect(back).toContain("/doneren/gegevens");
  const form = parseMain((await browser.get(back)).body);
  const notice = answerOn(form);
  expect(notice?.querySelector("h2")?.textContent).toBe("Deze gift heb je al betaald");
  expect(notice?.querySelector("a")?.getAttribute("href")).toMatch(/^\/doneren\/resultaat\?code=/);
  expect(form.innerHTML).not.toContain("Ineke");
  const another = await browser.get(back.replace("bedrag=25", "bedrag=30"));
  expect(textOf(another.body)).toContain("Vul je gegevens nog eens in");
});

test("a failed payment is told without blame, and tried again in another way with everything kept", async () => {
  const { open, bank, lastPayment, payments } = await givingSite();
  const browser = open();
  const ordered = await browser.submit(await toPayment(browser, once), {});
  bank.change(lastPayment(), { status: "canceled" });
  const code = String(ordered.headers.location).split("code=")[1];
  const failed = `/doneren/niet-gelukt?code=${code}`;
  expect((await browser.get(`/doneren/resultaat?code=${code}`)).headers.location).toBe(failed);
  const { body } = await browser.get(failed);
  expect(textOf(body)).toMatch(/Er is niets afgeschreven.*Bel ons: 0800/);
  expect(parseMain(body).querySelector("input[name=method][checked]")?.getAttribute("value")).toBe("ideal");
  const again = await browser.submit(failed, { method: "bancontact" });
  expect(again.headers.location).toBe(`/doneren/naar-je-bank?code=${code}`);
  expect(await payments()).toMatchObject([{ method: "ideal" }, { method: "bancontact" }]);
});

test("who changes the amount of a gift for a region still gives to that region", async () => {
  const { open } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, `${once}&voor=zeeland`, { goal: "region", region: "zeeland" });
  for (const path of [`/doneren/gegevens?${once}&voor=zeeland`, page]) {
    const change = [...parseHtml((await browser.get(path)).body).querySelectorAll("a")].find(
      ({ textContent }) => textContent === "Wijzig bedrag of hoe vaak",
    );
    expect(change?.getAttribute("href")).toBe(`/doneren?${once}&voor=zeeland&wijzig=1`);
  }
  const choice = await browser.get(`/doneren?${once}&voor=zeeland&wijzig=1`);
  const form = parseMain(choice.body).querySelector("form");
  expect(form?.querySelector("input[name=frequentie][checked]")?.getAttribute("value")).toBe("eenmalig");
  expect(form?.querySelector("#ander-bedrag")?.getAttribute("value")).toBe("25");
  expect(textOf(choice.body)).toContain("Je gift is voor");
  expect(choice.body).toContain('<input type="hidden" name="voor" value="zeeland"');
});

test.each([
  [{ goal: "region", region: "zeeland" }, "&voor=zeeland"],
  [{ goal: "memory", memory: "Oma Riet" }, ""],
])(
  "a gift for %o that is made by transfer keeps its amount, and what may stand in an address",
  async (purpose, query) => {
    const { open, bank, bankServer, lastPayment } = await givingSite();
    const browser = open();
    const page = await toPayment(browser, once, purpose);
    const transfersOf = (body: string) =>
      [...parseMain(body).querySelectorAll("a[href^='/doneren/overmaken']")].map((link) =>
        link.getAttribute("href"),
      );
    const transfer = `/doneren/overmaken?${once}${query}`;
    expect(transfersOf((await browser.get(page)).body)).toEqual([transfer]);
    bankServer.faults.push("error", "error");
    expect(transfersOf((await browser.submit(page, {})).body)).toEqual([transfer, transfer]);
    const ordered = await browser.submit(page, {});
    bank.change(lastPayment(), { status: "canceled" });
    const failed = String(ordered.headers.location).replace("naar-je-bank", "niet-gelukt");
    expect(transfersOf((await browser.get(failed)).body)).toEqual([transfer]);
    bankServer.faults.push("error", "error");
    const again = await browser.submit(failed, { method: "ideal" });
    expect([again.status, transfersOf(again.body)]).toEqual([503, [transfer, transfer]]);
  },
);

test.each([
  ["country", {}, "Eenmalig, voor het werk in heel Nederland"],
  ["region", { region: "zeeland" }, "Eenmalig, voor Afdeling Zeeland"],
  ["memory", { memory: "Oma Riet" }, "Eenmalig, ter herinnering aan Oma Riet"],
])("a gift for '%s' is summed up in good Dutch", async (goal, values, words) => {
  const { open } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once, { goal, ...values });
  expect(
    parseMain((await browser.get(page)).body).querySelector("aside[aria-label='Jouw gift']")?.textContent,
  ).toContain(words);
});

test.each([
  [{ goal: "region", memory: "" }, "region", "Kies een afdeling: Invoer is verplicht."],
  [{ goal: "memory", memory: "" }, "memory", "Naam van wie je herdenkt: Invoer is verplicht."],
  [{ goal: "memory", memory: "o".repeat(101) }, "memory", "Naam van wie je herdenkt: Invoer is te lang."],
])("what is wrong with %o is told together with the other errors", async (values, field, told) => {
  const { open } = await givingSite();
  const rejected = await open().submit(`/doneren/gegevens?${once}`, { email: "ineke@", ...values });
  const main = parseMain(rejected.body);
  const errors = [...main.querySelectorAll("[role=alert] a")].map(({ textContent }) => textContent);
  expect(errors).toEqual(["Je naam: Invoer is verplicht.", "E-mailadres: Ongeldig e-mailadres.", told]);
  expect(main.querySelector(`#${field}`)?.getAttribute("aria-invalid")).toBe("true");
  expect(main.querySelector("input[name=goal][checked]")?.getAttribute("value")).toBe(values.goal);
  expect(main.querySelector("#memory")?.getAttribute("value")).toBe(values.memory);
});

test("what was typed for a choice that was changed does not count, whatever it is", async () => {
  const { open } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once, { memory: "o".repeat(101), region: "nergens" });
  expect(textOf((await browser.get(page)).body)).toContain("voor het werk in heel Nederland");
  const withoutChoice: [string, string][] = [
    ["name", "Ineke Vermeulen"],
    ["email", "ineke@voorbeeld.nl"],
  ];
  expect((await browser.post(`/doneren/gegevens?${once}`, withoutChoice)).headers.location).toBe(page);
});

test("a monthly gift needs the mandate, which is told in full", async () => {
  const { open, payments, standing } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, monthly, { goal: "memory", memory: "oma Riet" });
  const words = textOf((await browser.get(page)).body);
  for (const told of ["Stichting Alzheimer", "NL00 ZZZ 0000 0000 0000", "tot 8 weken later", "oma Riet"])
    expect(words).toContain(told);
  expect((await browser.submit(page, {})).status).toBe(400);
  expect(await payments()).toHaveLength(0);
  expect((await browser.submit(page, { mandate: mandateVersion })).status).toBe(303);
  expect((await standing()).cents).toBe(1000);
});

test("who agreed to earlier words of the mandate is asked again, and the gift keeps which words it were", async () => {
  const { open, db, payments } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, monthly);
  for (const earlier of ["2026-11", "on"]) {
    const asked = await browser.submit(page, { mandate: earlier });
    const box = parseMain(asked.body).querySelector<HTMLInputElement>("#mandate");
    expect([asked.status, box?.value, box?.checked]).toEqual([400, mandateVersion, false]);
  }
  expect(await payments()).toHaveLength(0);
  expect((await browser.submit(page, { mandate: mandateVersion })).status).toBe(303);
  expect(await db.selectFrom("gifts").select("mandate_version").execute()).toEqual([
    { mandate_version: mandateVersion },
  ]);
});

test("without an answer of the provider everything is kept, and the same order is paid later", async () => {
  const { open, bankServer, payments } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  bankServer.faults.push("error", "error");
  const failed = await browser.submit(page, {});
  expect([failed.status, Number(failed.headers["retry-after"]) > 0]).toEqual([503, true]);
  expect(textOf(failed.body)).toContain("Er is niets afgeschreven");
  expect((await browser.submit(page, {})).status).toBe(303);
  expect(await payments()).toHaveLength(1);
});

test("the page of thanks says that a monthly gift goes on, unless it is stopped", async () => {
  const { open, give, call, codeOf } = await givingSite();
  const thanks = `/doneren/bedankt?code=${await give(monthlyGift)}`;
  expect(textOf((await open().get(thanks)).body)).toMatch(/Vanaf nu geef je elke maand.*verandert of stopt/);
  await call("stopStandingGift", { token: codeOf("/doneren/mijn-gift") });
  expect(textOf((await open().get(thanks)).body)).not.toMatch(/elke maand|verandert of stopt/);
});

test("the page of a monthly gift leads to what was given in a year, to print", async () => {
  const { open, give, codeOf } = await givingSite();
  await give(monthlyGift);
  const browser = open();
  const code = codeOf("/doneren/mijn-gift");
  const page = await browser.get(`/doneren/mijn-gift?code=${code}`);
  const links = [...parseMain(page.body).querySelectorAll("a")].map((link) => link.getAttribute("href"));
  const address = `/doneren/mijn-gift/overzicht?code=${code}&jaar=2026`;
  expect(links).toContain(address);
  const year = await browser.get(address);
  expect(year.headers["cache-control"]).toContain("no-store");
  expect(textOf(year.body)).toMatch(
    /Jouw gift in 2026.*Ineke Vermeulen.*Stichting Alzheimer.*ALZ-2026-000001.*€ 10.*maandag 23 november 2026/,
  );
  for (const wrong of [`?code=${"x".repeat(43)}&jaar=2026`, ""])
    expect((await browser.get(`/doneren/mijn-gift/overzicht${wrong}`)).status).toBe(410);
  for (const empty of ["2024", "x"]) {
    const none = await browser.get(`/doneren/mijn-gift/overzicht?code=${code}&jaar=${empty}`);
    expect(none.status).toBe(404);
    const back = [...parseMain(none.body).querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(back).toContain(`/doneren/mijn-gift?code=${code}`);
  }
});

test.each(["resultaat", "bedankt", "niet-gelukt", "naar-je-bank"])(
  "a gift that is not known is a 404 that says so, at '%s'",
  async (page) => {
    const { open } = await givingSite();
    for (const query of ["", `?code=${"x".repeat(80)}`]) {
      const { status, body } = await open().get(`/doneren/${page}${query}`);
      expect([status, parseHtml(body).title]).toEqual([
        404,
        expect.stringMatching(/^We vinden deze gift niet/),
      ]);
      expect(textOf(body)).toContain("Bel ons: 0800");
    }
  },
);

test("the page of a monthly gift tells what was done, as long as it is so", async () => {
  const { open, give, codeOf } = await givingSite();
  await give(monthlyGift);
  const browser = open();
  const address = `/doneren/mijn-gift?code=${codeOf("/doneren/mijn-gift")}`;
  const told = async (done: string) => textOf((await browser.get(`${address}&gedaan=${done}`)).body);
  for (const done of ["stop", "pause"]) expect(await told(done)).not.toMatch(/gestopt|staat op pauze/);
  const doing = [
    ["pause", "Je gift staat op pauze"],
    ["resume", "Je gift gaat weer verder"],
    ["amount", "Kijk in je mail"],
    ["stop", "Je gift is gestopt"],
  ] as const;
  for (const [act, text] of doing) {
    const done = await browser.submit(address, { act });
    const page = parseMain((await browser.get(String(done.headers.location))).body);
    expect([...page.querySelectorAll("[data-focus] h2")].map((title) => title.textContent)).toEqual([text]);
  }
  const later = parseMain((await browser.get(address)).body);
  expect([later.querySelector("h2")?.textContent, later.querySelector("[data-focus]")]).toEqual([
    ...["Je gift is gestopt", null],
  ]);
  const stopped = await told("amount");
  expect(stopped).not.toContain("Kijk in je mail");
  expect(stopped).toMatch(/Hier zie je wat je gaf.*Je gaf/);
});

test("two clicks that change an amount are both told that it is changed, and a later one is not", async () => {
  const { open, give, call, codeOf, work, standing } = await givingSite();
  await give(monthlyGift);
  await call("requestAmountChange", { token: codeOf("/doneren/mijn-gift") });
  await work();
  const code = codeOf("/doneren/mijn-gift/bedrag");
  const click = (amount: string) =>
    open().post("/doneren/mijn-gift/bedrag", [
      ["code", code],
      ["amount", amount],
    ]);
  expect((await click("een tientje")).status).toBe(400);
  const clicks = await Promise.all([click("12"), click("12,00")]);
  for (const { headers } of clicks) expect(headers.location).toBe("/doneren/mijn-gift/bedrag?gedaan=changed");
  expect((await standing()).cents).toBe(1200);
  for (const amount of ["13", "0", "een tientje"]) expect((await click(amount)).status).toBe(410);
});

test("what was given in a year is a tagged file in Dutch, with a title and every payment", async () => {
  const { open, give, codeOf } = await givingSite();
  const address = { street: "Dorpsstraat 1", postcode: "4001 AB", city: "Tiel" };
  await give({ ...monthlyGift, giver: { ...monthlyGift.giver, name: "Łucja de Vries", ...address } });
  const browser = open();
  const query = `code=${codeOf("/doneren/mijn-gift")}&jaar=2026`;
  const page = await browser.get(`/doneren/mijn-gift/overzicht?${query}`);
  const link = [...parseMain(page.body).querySelectorAll("a")].find(
    ({ textContent }) => textContent === "Download als PDF",
  );
  const file = await browser.get(link?.getAttribute("href") ?? "");
  expect([file.status, file.headers["content-type"], file.headers["content-disposition"]]).toEqual([
    ...[200, "application/pdf", 'attachment; filename="gift-2026.pdf"'],
  ]);
  expect(file.headers["cache-control"]).toBe("private, no-store");

  const pdf = await getDocumentProxy(new Uint8Array(file.bytes));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Jouw gift in 2026", Language: "nl-NL" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = rolesOf(await (await pdf.getPage(1)).getStructTree());
  expect([...new Set(roles)]).toEqual(["Root", "Document", "H1", "P", "Table", "TR", "TH", "TD", "H2"]);
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toMatch(
    /Łucja de Vries Adres Dorpsstraat 1 4001 AB Tiel .*Stichting Alzheimer .*ALZ-2026-000001 .*maandag 23 november 2026 Rivierenland € 10/,
  );

  const wrong = await browser.get(`/doneren/mijn-gift/overzicht/pdf?${query.replace("2026", "2024")}`);
  expect(wrong.headers.location).toBe(`/doneren/mijn-gift/overzicht?${query.replace("2026", "2024")}`);
});

/** The roles of a tree of a PDF, in the order of reading. */
function rolesOf(node: object): string[] {
  const own = "role" in node ? [String(node.role)] : [];
  const children = "children" in node && Array.isArray(node.children) ? node.children : [];
  return [...own, ...children.flatMap(rolesOf)];
}

test("a code to print leads to a gift for a region", async () => {
  const { open } = await givingSite();
  const browser = open();
  const page = await browser.get("/doneren/qr-code?voor=zeeland&bedrag=25");
  expect(textOf(page.body)).toMatch(/Wie scant, geeft € 25.*\/doneren\?voor=zeeland&bedrag=25/);
  expect(parseMain(page.body).querySelector("svg[role=img]")).not.toBeNull();
  for (const [query, told] of [
    ["voor=elders", "We kennen deze actie of afdeling niet"],
    ["bedrag=1", "Geef minstens"],
    ["", "Maak de code"],
  ] as const) {
    const { body } = await browser.get(`/doneren/qr-code?${query}`);
    expect(parseMain(body).querySelector("svg[role=img]")).toBeNull();
    expect(textOf(body)).toContain(told);
    expect(parseHtml(body).title.startsWith("Fout: ")).toBe(query === "bedrag=1");
  }
});
