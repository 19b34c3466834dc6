import { expect, test } from "vitest";
import { giftDesk } from "../setup/gift-desk-site";
import { parseHtml, parseMain, textOf } from "../setup/parse-html";

const linksOf = (body: string) =>
  [...parseMain(body).querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

test("the list names no giver, is filtered by its address, and leads to each gift", async () => {
  const { browser } = await giftDesk();
  const all = (await browser.get("/beheer/giften")).body;
  expect(linksOf(all).filter((link) => link.includes("ALZ-"))).toEqual([
    "/beheer/giften/ALZ-2026-000002",
    "/beheer/giften/ALZ-2026-000001",
  ]);
  expect(textOf(all)).toContain("€ 10, elke maand, Rivierenland");
  expect(all).not.toContain("Ineke");
  const some = (await browser.get("/beheer/giften?staat=paid&doel=region-rivierenland&van=2026-11-23")).body;
  expect(linksOf(some).filter((link) => link.includes("ALZ-"))).toEqual(["/beheer/giften/ALZ-2026-000001"]);
  expect(parseHtml(some).querySelector("option[value='region-rivierenland']")?.hasAttribute("selected")).toBe(
    true,
  );
  expect(textOf((await browser.get("/beheer/giften?staat=failed")).body)).toContain(
    "Er zijn geen betalingen",
  );
  const cursor = `1_${"-".repeat(36)}`;
  for (const odd of ["?staat=x&van=31-12-2026&tot=0&doel=%00&voor=y", `?van=0000-01-01&voor=${cursor}`])
    expect((await browser.get(`/beheer/giften${odd}`)).status).toBe(200);
  expect((await browser.get("/beheer/giften/totalen?van=0000-01-01&tot=0000-02-01")).status).toBe(200);
});

test("a payment is given back after a question, with its reason in the log", async () => {
  const { browser, acts, work, lastPayment } = await giftDesk();
  const gift = "/beheer/giften/ALZ-2026-000002";
  const page = await browser.get(gift);
  expect(textOf(page.body)).toMatch(/Ineke Vermeulen.*ineke@voorbeeld.nl.*Voor de hulplijn/);
  const ask = linksOf(page.body).find((link) => link.startsWith("?actie=terugbetalen")) ?? "";
  const asked = await browser.get(`${gift}${ask}`);
  expect(textOf(asked.body)).toContain("€ 25 terugbetalen?");
  const payment = parseHtml(asked.body).querySelector("input[name=payment]")?.getAttribute("value") ?? "";
  expect(payment).not.toBe("");
  expect((await browser.submit(`${gift}${ask}`, { reason: "zomaar" })).status).toBe(400);
  const done = await browser.submit(`${gift}${ask}`, { reason: "double" });
  expect(done.headers.location).toBe(`${gift}?gedaan=terugbetalen`);
  expect(textOf((await browser.get(String(done.headers.location))).body)).toContain(
    "De bank betaalt het bedrag",
  );
  await work();
  expect(lastPayment().refundedCents).toBe(2500);
  expect(linksOf((await browser.get(gift)).body).some((link) => link.includes("terugbetalen"))).toBe(false);
  expect(await acts()).toContainEqual({
    action: "refund gift",
    facts: { gift: "ALZ-2026-000002", reason: "double" },
  });
  expect(textOf((await browser.get("/beheer/logboek")).body)).toContain(
    "betaalde gift ALZ-2026-000002 terug. Reden: dubbel betaald.",
  );
});

test("a monthly gift is stopped after a question, once", async () => {
  const { browser, standing } = await giftDesk();
  const gift = "/beheer/giften/ALZ-2026-000001";
  const { body } = await browser.get(`${gift}?actie=stoppen`);
  expect(textOf(body)).toContain("Deze gift stoppen?");
  const token = parseMain(body).querySelector("input[name=token]")?.getAttribute("value") ?? "";
  const done = await browser.submit(`${gift}?actie=stoppen`, {});
  expect(done.headers.location).toBe(`${gift}?gedaan=stoppen`);
  expect((await standing()).state).toBe("stopped");
  const late = await browser.post(gift, [
    ["act", "stop"],
    ["token", token],
  ]);
  expect(late.headers.location).toBe(`${gift}?gedaan=niet`);
  expect(textOf((await browser.get(String(late.headers.location))).body)).toContain("Dat kon niet meer");
  expect((await browser.get("/beheer/giften/ALZ-2025-000001")).status).toBe(404);
});

test("a refund that the bank refused is shown, and can be asked again", async () => {
  const { browser, bankServer, work, lastPayment } = await giftDesk();
  const gift = "/beheer/giften/ALZ-2026-000002";
  const link = async () =>
    linksOf((await browser.get(gift)).body).find((found) => found.startsWith("?actie=terugbetalen")) ?? "";
  await browser.submit(`${gift}${await link()}`, { reason: "asked" });
  bankServer.faults.push(null, "refused");
  await work();
  expect(textOf((await browser.get(gift)).body)).toContain("Terugbetalen lukte niet.");
  await browser.submit(`${gift}${await link()}`, { reason: "asked" });
  await work();
  expect(lastPayment().refundedCents).toBe(2500);
  expect(textOf((await browser.get(gift)).body)).not.toContain("Terugbetalen lukte niet.");
});

test("a giver is found by a form, so that no name stands in an address", async () => {
  const { browser } = await giftDesk();
  const found = await browser.submit("/beheer/giften/gevers", { zoek: "Inek" });
  expect(linksOf(found.body).filter((link) => link.includes("ALZ-"))).toHaveLength(2);
  expect(textOf((await browser.submit("/beheer/giften/gevers", { zoek: "In" })).body)).toContain(
    "drie letters of meer",
  );
  expect(textOf((await browser.submit("/beheer/giften/gevers", { zoek: "Niemand" })).body)).toContain(
    "geen gever",
  );
});

test("sums are shown by region and month, and downloaded as a file that is never shown", async () => {
  const { browser, acts } = await giftDesk();
  const page = await browser.get("/beheer/giften/totalen?van=2026-01-01&tot=2026-12-31");
  expect(textOf(page.body)).toMatch(
    /heel Nederland1€ 25€ 0€ 25.*Rivierenland1€ 10€ 0€ 10.*Samen2€ 35€ 0€ 35/,
  );
  expect(linksOf(page.body)).toContain(
    "/beheer/giften?doel=region-rivierenland&van=2026-01-01&tot=2026-12-31",
  );
  expect(textOf((await browser.get("/beheer/giften/totalen?van=2020-01-01")).body)).toContain(
    "hooguit een jaar",
  );
  const token = parseHtml(page.body)
    .querySelector("form[action$=bestand] input[name=token]")
    ?.getAttribute("value");
  const period = [
    ["van", "2026-01-01"],
    ["tot", "2026-12-31"],
    ["token", token ?? ""],
  ] as [string, string][];
  const file = await browser.post("/beheer/giften/bestand", [...period, ["soort", "csv"]]);
  expect(file.headers["content-disposition"]).toBe('attachment; filename="giften-2026-01-01-2026-12-31.csv"');
  expect(file.headers["cache-control"]).toContain("no-store");
  expect(file.body.split("\r\n")).toHaveLength(4);
  expect(file.body).toContain('"Ineke Vermeulen"');
  const books = await browser.post("/beheer/giften/bestand", [...period, ["soort", "camt"]]);
  expect(books.body).toContain("camt.054");
  expect(books.body).not.toContain("Ineke");
  const foreign = await browser.post("/beheer/giften/bestand", [["soort", "csv"], ...period.slice(0, 2)]);
  expect(foreign.status).toBe(403);
  expect((await acts()).filter(({ action }) => action === "export gifts")).toHaveLength(2);
});

test("the books are compared with the provider when staff ask, and the outcome is shown", async () => {
  const { browser, work, db } = await giftDesk();
  const path = "/beheer/giften/vergelijken";
  expect(textOf((await browser.get(path)).body)).toContain("Er is nog niet vergeleken");
  expect((await browser.submit(path, {})).headers.location).toBe(`${path}?gedaan=gevraagd`);
  await work();
  expect(textOf((await browser.get(path)).body)).toContain("Alle 2 betalingen zijn gelijk.");
  await db.deleteFrom("gift_entries").where("cents", "=", 2500).execute();
  await browser.submit(path, {});
  await work();
  expect(linksOf((await browser.get(path)).body)).toContain("/beheer/giften/ALZ-2026-000002");
});
