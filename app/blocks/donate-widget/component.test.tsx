import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { sentFields } from "../../../tests/setup/parse-html";
import { dom, render } from "../../../tests/setup/render";
import { DonateWidgetBlock } from "./component";
import { donateWidget } from "./definition";
import { donateWidgetExamples, donationFrequency } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<DonateWidgetBlock block={donateWidget.decoder.parse(json)} />));
const widget = (...items: unknown[]) => paragraph("donate_widget", { field_items: items });

/** What a browser without scripts sends, after the visitor checked these. */
async function sent(json: unknown, ...checked: string[]) {
  const document = await shown(json);
  for (const label of checked) {
    const match = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
    if (!match) throw new Error(`nothing is called ${label}`);
    match.click();
  }
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  return Object.fromEntries(sentFields(form));
}

test("at first the first frequency and the second amount are chosen", async () => {
  expect(await sent(donateWidgetExamples["with every frequency"])).toMatchObject({
    frequentie: "eenmalig",
    "bedrag-eenmalig": "25",
  });
});

test("of one amount that one is chosen, and of one frequency nothing is asked", async () => {
  const json = donateWidgetExamples["with one frequency and one amount"];
  expect(await sent(json)).toMatchObject({ frequentie: "eenmalig", "bedrag-eenmalig": "20" });
  expect((await shown(json)).querySelectorAll("[type=radio][name=frequentie]")).toHaveLength(0);
});

test("a choice for another frequency takes an amount of that frequency along", async () => {
  expect(await sent(donateWidgetExamples["with every frequency"], "Elk jaar", "€\u00a0120")).toMatchObject({
    frequentie: "jaarlijks",
    "bedrag-jaarlijks": "120",
  });
});

test("the amounts of a frequency are hidden for every other one only", async () => {
  const document = await shown(donateWidgetExamples["with every frequency"]);
  const parts = [...document.querySelectorAll(".pick > fieldset")].map(({ className }) => className);
  expect(parts).toEqual(["not-2 not-3", "not-1 not-3", "not-1 not-2"]);
});

test("another amount stands after the presets and has a field with a label of its own", async () => {
  const document = await shown(donateWidgetExamples["with one frequency and one amount"]);
  const labels = [...document.querySelectorAll("fieldset label")].map((label) => label.textContent);
  expect(labels).toEqual(["€\u00a020", "Ander bedrag", "Welk ander bedrag?"]);
  const field = document.querySelector<HTMLInputElement>("input[type=text]");
  expect(field?.name).toBe("ander-bedrag-eenmalig");
  expect(field?.getAttribute("inputmode")).toBe("decimal");
  const hint = document.getElementById(field?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("In euro’s, bijvoorbeeld 15 of 12,50");
});

test("the form asks for the page of gifts", async () => {
  const form = (await shown(donateWidgetExamples["with every frequency"])).querySelector("form");
  expect(form?.method).toBe("get");
  expect(form?.getAttribute("action")).toBe("/doneren");
});

test("the editor's name of a frequency goes before ours", async () => {
  const document = await shown(donateWidgetExamples["with every frequency"]);
  const names = [...document.querySelectorAll(".pick-3 > label")].map((label) => label.textContent);
  expect(names).toEqual(["Eenmalig", "Per maand", "Elk jaar"]);
});

test("a frequency nobody knows, without amounts or given twice is left out", () => {
  const block = donateWidget.decoder.parse(
    widget(
      donationFrequency("wekelijks", [5]),
      donationFrequency("jaarlijks", []),
      donationFrequency("maandelijks", [5, 10, 10, 0, -5, 7.5, "tien", 60_000]),
      donationFrequency("maandelijks", [1]),
    ),
  );
  expect(block.frequencies).toMatchObject([{ frequency: "maandelijks", amounts: [5, 10], chosen: 1 }]);
});

test("without a frequency to choose the block cannot be read", () => {
  expect(donateWidget.decoder.safeParse(widget()).success).toBe(false);
  expect(donateWidget.decoder.safeParse(widget(donationFrequency("wekelijks", [5]))).success).toBe(false);
});

test("two widgets on one page keep their fields apart", async () => {
  const json = donateWidgetExamples["with every frequency"];
  const blocks = [json, { ...json, id: value(42) }].map((one) => donateWidget.decoder.parse(one));
  const html = await render(blocks.map((block) => <DonateWidgetBlock key={block.id} block={block} />));
  const ids = [...dom(html).querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
