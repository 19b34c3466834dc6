import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { sentFields } from "../../../tests/setup/parse-html";
import { dom, render } from "../../../tests/setup/render";
import { DonateWidgetBlock } from "./component";
import { donateWidget } from "./definition";
import { donateWidgetExamples, donationFrequency } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<DonateWidgetBlock block={donateWidget.decoder.parse(json)} />));
const widget = (...items: unknown[]) => paragraph("donate_widget", { field_items: items });

/** The fields that a browser without scripts submits after a click on each label. */
async function submittedFields(json: unknown, ...labels: string[]) {
  const document = await renderBlock(json);
  for (const text of labels) {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === text);
    if (!label) throw new Error(`No label '${text}'`);
    label.click();
  }
  const form = document.querySelector("form");
  if (!form) throw new Error("No form");
  return Object.fromEntries(sentFields(form));
}

test("the first frequency and the second amount are chosen initially", async () => {
  expect(await submittedFields(donateWidgetExamples["with every frequency"])).toMatchObject({
    frequentie: "eenmalig",
    "bedrag-eenmalig": "25",
  });
});

test("a single amount is chosen, and a single frequency is not a choice", async () => {
  const json = donateWidgetExamples["with one frequency and one amount"];
  expect(await submittedFields(json)).toMatchObject({ frequentie: "eenmalig", "bedrag-eenmalig": "20" });
  expect((await renderBlock(json)).querySelectorAll("[type=radio][name=frequentie]")).toHaveLength(0);
});

test("each frequency submits its own amount", async () => {
  expect(
    await submittedFields(donateWidgetExamples["with every frequency"], "Elk jaar", "€\u00a0120"),
  ).toMatchObject({
    frequentie: "jaarlijks",
    "bedrag-jaarlijks": "120",
  });
});

test("the amounts of a frequency are hidden only if another frequency is chosen", async () => {
  const document = await renderBlock(donateWidgetExamples["with every frequency"]);
  const parts = [...document.querySelectorAll("fieldset fieldset")].map(({ className }) => className);
  expect(parts).toEqual(["not-2 not-3", "not-1 not-3", "not-1 not-2"]);
});

test("the option for another amount follows the presets and has a labelled field", async () => {
  const document = await renderBlock(donateWidgetExamples["with one frequency and one amount"]);
  const labels = [...document.querySelectorAll("fieldset label")].map((label) => label.textContent);
  expect(labels).toEqual(["€\u00a020", "Ander bedrag", "Welk ander bedrag?"]);
  const field = document.querySelector<HTMLInputElement>("input[type=text]");
  expect(field?.name).toBe("ander-bedrag-eenmalig");
  expect(field?.getAttribute("inputmode")).toBe("decimal");
  const hint = document.getElementById(field?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("In euro’s, bijvoorbeeld 15 of 12,50");
});

test("without style the field for another amount says which choice it belongs to", async () => {
  const document = await renderBlock(donateWidgetExamples["with every frequency"]);
  const told = [...document.querySelectorAll(".pick-1 .without-style")].map(({ textContent }) => textContent);
  expect(told).toEqual(
    Array.from({ length: 3 }, () => "Vul je hieronder iets in? Kies dan ook ‘Ander bedrag’."),
  );
});

test("the form leads to the donation page", async () => {
  const form = (await renderBlock(donateWidgetExamples["with every frequency"])).querySelector("form");
  expect(form?.method).toBe("get");
  expect(form?.getAttribute("action")).toBe("/doneren");
});

test("the editor's name of a frequency replaces the default", async () => {
  const document = await renderBlock(donateWidgetExamples["with every frequency"]);
  const names = [...document.querySelectorAll("input[name=frequentie] + label")].map(
    (label) => label.textContent,
  );
  expect(names).toEqual(["Eenmalig", "Per maand", "Elk jaar"]);
});

test("a frequency that is unknown, repeated or without amounts is left out", () => {
  const block = donateWidget.decoder.parse(
    widget(
      donationFrequency("wekelijks", [5]),
      donationFrequency("jaarlijks", []),
      donationFrequency("maandelijks", [5, 10, 10, 0, -5, 7.5, "tien", 60_000]),
      donationFrequency("maandelijks", [1]),
    ),
  );
  expect(block.frequencies).toMatchObject([{ frequency: "maandelijks", amounts: [5, 10], defaultIndex: 1 }]);
});

test("a block without a valid frequency cannot be decoded", () => {
  expect(donateWidget.decoder.safeParse(widget()).success).toBe(false);
  expect(donateWidget.decoder.safeParse(widget(donationFrequency("wekelijks", [5]))).success).toBe(false);
});

test("two widgets on one page have different field ids", async () => {
  const json = donateWidgetExamples["with every frequency"];
  const blocks = [json, { ...json, id: value(42) }].map((block) => donateWidget.decoder.parse(block));
  const html = await render(blocks.map((block) => <DonateWidgetBlock key={block.id} block={block} />));
  const ids = [...dom(html).querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
