import { expect, test } from "vitest";
import { mandateVersion } from "~/features/donations/model";
import { dayMs } from "~/utils/durations";
import type { BankFault } from "../../backend/bank/routes";
import { givingSite, toPayment } from "../setup/giving-site";
import { parseHtml, parseMain, textOf } from "../setup/parse-html";

const once = "frequentie=eenmalig&bedrag=25";
const orderIn = (body: string) =>
  parseMain(body).querySelector("input[name=order]")?.getAttribute("value") ?? "";

/** What goes wrong with a click, which asks once more where there was no answer at all. */
const broken: { faults: BankFault[] }[] = [
  { faults: ["error", "error"] },
  { faults: ["lost", "lost"] },
  { faults: ["slow", "slow"] },
  { faults: ["garbage"] },
  { faults: ["busy"] },
];

test.each(broken)(
  "a provider whose answer is $faults costs nothing: the form is kept, and the next click pays",
  async ({ faults }) => {
    const { open, bankServer, payments, bank } = await givingSite({ timeoutMs: 2000 });
    const browser = open();
    const page = await toPayment(browser, once);
    bankServer.faults.push(...faults);
    const failed = await browser.submit(page, { method: "creditcard" });
    expect([failed.status, Number(failed.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(orderIn(failed.body)).not.toBe("");
    expect(parseHtml(failed.body).querySelector("input[value=creditcard]")?.hasAttribute("checked")).toBe(
      true,
    );
    expect(textOf(failed.body)).toContain("Er is niets afgeschreven");
    expect((await browser.submit(page, { method: "creditcard" })).status).toBe(303);
    expect(await payments()).toHaveLength(1);
    expect(bank.list()).toHaveLength(1);
  },
);

test.each([
  ...broken.map(({ faults }) => ({ faults, method: "creditcard", count: 2 })),
  { faults: ["lost", "lost"] as const, method: "bancontact", count: 3 },
])(
  "another try whose answer is $faults stays where the next one pays with $method",
  async ({ faults, method, count }) => {
    const { open, bankServer, bank, lastPayment, payments } = await givingSite({ timeoutMs: 2000 });
    const browser = open();
    const ordered = await browser.submit(await toPayment(browser, once), {});
    bank.change(lastPayment(), { status: "canceled" });
    const failed = String(ordered.headers.location).replace("naar-je-bank", "niet-gelukt");
    await browser.get(failed);
    bankServer.faults.push(...faults);
    const again = await browser.submit(failed, { method: "creditcard" });
    expect([again.status, Number(again.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(textOf(again.body)).toMatch(
      /Betalen lukt nu even niet.*Er is niets afgeschreven.*Probeer het opnieuw/,
    );
    expect(parseMain(again.body).querySelector("input[value=creditcard]")?.hasAttribute("checked")).toBe(
      true,
    );
    expect((await browser.submit(failed, { method })).headers.location).toBe(ordered.headers.location);
    expect(lastPayment()).toMatchObject({ method });
    expect(await payments()).toHaveLength(count);
  },
);

test("two clicks on 'betaal' at once are one gift", async () => {
  const { open, payments, bank } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  const clicks = await Promise.all([1, 2, 3].map(() => browser.submit(page, {})));
  expect(new Set(clicks.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await payments()).toHaveLength(1);
  expect(bank.list()).toHaveLength(1);
});

test("an amount that is changed on the way is not taken", async () => {
  const { open, payments, lastPayment } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  const order = orderIn((await browser.get(page)).body);
  const changed = await browser.post(page, [
    ["order", `${order.slice(0, 20)}${order[20] === "A" ? "B" : "A"}${order.slice(21)}`],
    ["method", "ideal"],
  ]);
  expect(changed.headers.location).toBe(`/doneren/gegevens?${once}&leeg=1`);
  expect(await payments()).toHaveLength(0);
  const added = await browser.post(page.replace("bedrag=25", "bedrag=2"), [
    ["order", order],
    ["method", "ideal"],
    ...(["cents", "bedrag", "amount"] as const).map((name): [string, string] => [name, "2"]),
  ]);
  expect(added.status).toBe(303);
  expect(lastPayment().cents).toBe(2500);
});

test.each([
  ["12,50", 1250],
  ["12.50", 1250],
  ["€ 1.500", 150_000],
])("the amount '%s' is paid as it was meant", async (typed, cents) => {
  const { open, lastPayment } = await givingSite();
  const browser = open();
  const chosen = await browser.get(`/doneren?frequentie=eenmalig&ander-bedrag=${encodeURIComponent(typed)}`);
  const details = String(chosen.headers.location);
  const filled = await browser.submit(details, {
    name: "Ineke Vermeulen",
    email: "ineke@voorbeeld.nl",
    goal: "country",
  });
  expect((await browser.submit(String(filled.headers.location), {})).status).toBe(303);
  expect(lastPayment().cents).toBe(cents);
});

test.each(["0", "-1", "1e9", "1000000000", "1", "$ 25", "12,345"])(
  "the amount '%s' is asked for again, with what was typed",
  async (typed) => {
    const { open } = await givingSite();
    const page = await open().get(`/doneren?frequentie=eenmalig&ander-bedrag=${encodeURIComponent(typed)}`);
    expect(page.status).toBe(200);
    expect(parseHtml(page.body).querySelector("#ander-bedrag")?.getAttribute("value")).toBe(typed);
    expect(parseHtml(page.body).querySelector("#ander-bedrag")?.getAttribute("aria-invalid")).toBe("true");
  },
);

test("a gift that the bank took back says so on the page that its giver comes back to", async () => {
  const { open, bank, lastPayment, work, pass } = await givingSite();
  const browser = open();
  const ordered = await browser.submit(await toPayment(browser, once), {});
  const code = String(ordered.headers.location).split("code=")[1];
  bank.change(lastPayment(), { status: "paid" });
  await work();
  bank.change(lastPayment(), { chargedBackCents: 2500 });
  pass(4 * dayMs);
  await work();
  const result = await browser.get(`/doneren/bedankt?code=${code}`);
  expect(result.headers.location).toBe(`/doneren/resultaat?code=${code}`);
  expect(textOf((await browser.get(String(result.headers.location))).body)).toContain(
    "Deze gift is teruggeboekt",
  );
});

test("who goes back from the bank finds the form, and pays the same gift", async () => {
  const { open, bank } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  const first = await browser.submit(page, {});
  const back = await browser.get(page);
  expect(textOf(back.body)).toContain("Ineke Vermeulen");
  expect((await browser.submit(page, {})).headers.location).toBe(first.headers.location);
  expect(bank.list()).toHaveLength(1);
});

test("who gives the same again is asked whether they mean to, and gives a second time", async () => {
  const { open, bank, lastPayment, work, payments } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  const first = await browser.submit(page, {});
  bank.change(lastPayment(), { status: "paid" });
  await work();
  const asked = await browser.submit(page, {});
  expect(asked.status).toBe(409);
  expect(textOf(asked.body)).toContain("Deze gift heb je al betaald");
  expect(await payments()).toHaveLength(1);
  const agreed = () =>
    browser.post(page, [
      ["order", orderIn(asked.body)],
      ["method", "ideal"],
    ]);
  const [second, again] = [await agreed(), await agreed()];
  expect(second.headers.location).toMatch(/^\/doneren\/naar-je-bank/);
  expect(second.headers.location).not.toBe(first.headers.location);
  expect(again.headers.location).toBe(second.headers.location);
  expect((await browser.submit(page, {})).headers.location).toBe(second.headers.location);
  expect(await payments()).toHaveLength(2);
});

test.each([
  { status: 400, faults: [], fields: [] },
  { status: 503, faults: ["error", "error"], fields: [["mandate", mandateVersion]] },
] as const)(
  "a last step that is answered with $status keeps its gift where the cookie is gone",
  async ({ status, faults, fields }) => {
    const { open, bankServer } = await givingSite();
    const browser = open();
    const page = await toPayment(browser, "frequentie=maandelijks&bedrag=10");
    const order = orderIn((await browser.get(page)).body);
    browser.cookies.clear();
    bankServer.faults.push(...faults);
    const method: [string, string] = ["method", "ideal"];
    const rejected = await browser.post(page, [
      ["order", order],
      method,
      ...fields.map(([a, b]): [string, string] => [a, b]),
    ]);
    expect(rejected.status).toBe(status);
    expect(textOf(rejected.body)).toContain("Ineke Vermeulen");
    const kept = orderIn(rejected.body);
    expect((await browser.post(page, [["order", kept], method, ["mandate", mandateVersion]])).status).toBe(
      303,
    );
  },
);

test("thanks for one gift leave what is typed for another", async () => {
  const { open, bank, lastPayment, work } = await givingSite();
  const browser = open();
  const ordered = await browser.submit(await toPayment(browser, once), {});
  bank.change(lastPayment(), { status: "paid" });
  await work();
  const page = await toPayment(browser, once, { name: "Oma Riet" });
  await browser.get(String(ordered.headers.location).replace("naar-je-bank", "bedankt"));
  expect(textOf((await browser.get(page)).body)).toContain("Oma Riet");
});

test("a way to pay that the provider refuses is told at its field, and another one pays", async () => {
  const { open, bankServer, bank, logged, lastPayment } = await givingSite();
  const browser = open();
  const page = await toPayment(browser, once);
  const refused = async (address: string) => {
    bankServer.faults.push("refused");
    const { status, body } = await browser.submit(address, { method: "bancontact" });
    expect(status).toBe(400);
    expect(textOf(body)).toContain("Deze manier werkt nu niet. Kies een andere.");
    expect(textOf(body)).not.toContain("Betalen lukt nu even niet");
    expect(parseMain(body).querySelector("input[value=bancontact]")?.hasAttribute("checked")).toBe(true);
  };
  await refused(page);
  expect(JSON.stringify(logged)).toContain("the provider refuses a payment");
  const ordered = await browser.submit(page, { method: "ideal" });
  expect([ordered.status, bank.list().length]).toEqual([303, 1]);
  bank.change(lastPayment(), { status: "canceled" });
  const failed = String(ordered.headers.location).replace("naar-je-bank", "niet-gelukt");
  await browser.get(failed);
  await refused(failed);
  expect((await browser.submit(failed, { method: "ideal" })).status).toBe(303);
  expect(bank.list().map(({ method }) => method)).toEqual(["ideal", "ideal"]);
});
