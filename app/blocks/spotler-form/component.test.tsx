import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { SpotlerFormBlock } from "./component";
import { spotlerForm } from "./definition";
import { spotlerField, spotlerFormExamples } from "./examples";
import { loadSpotlerForm } from "./load.server";

const everything = spotlerFormExamples["with everything, in the middle"];
const formWith = (...items: unknown[]) =>
  paragraph("spotler_form", { field_form_id: value("tips"), field_items: items });

async function renderBlock(json: unknown, query = "") {
  const scope = { query: new URLSearchParams(query) };
  const block = loadSpotlerForm(spotlerForm.decoder.parse(json), { scope });
  return dom(await render(<SpotlerFormBlock block={block} />));
}

const valueIn = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)?.value;

test("the form posts to /nieuwsbrief with the provider's form id", async () => {
  const document = await renderBlock(everything);
  const form = document.querySelector("form");
  expect(form?.method).toBe("post");
  expect(form?.getAttribute("action")).toBe("/nieuwsbrief");
  expect(valueIn(document, "formId")).toBe("tips-mantelzorg");
  expect(document.querySelector("script")).toBeNull();
});

test.each(["E-mailadres", "e-mailadres", "E-MAIL", "Email"])(
  "a field with the label %s is the e-mail field",
  async (label) => {
    const input = (await renderBlock(formWith(spotlerField(label, "email")))).querySelector<HTMLInputElement>(
      "input[type=email]",
    );
    expect(input?.labels?.[0]?.textContent).toBe(`${label} *`);
    expect(input?.getAttribute("autocomplete")).toBe("email");
  },
);

test("the editor's value has precedence over the query", async () => {
  const document = await renderBlock(everything, "score+sdv=99&runid=ab12");
  expect(valueIn(document, "score sdv")).toBe("12");
  expect(valueIn(document, "runid")).toBe("ab12");
});

test("a form without hidden fields takes no values from the query", async () => {
  const json = spotlerFormExamples["with nothing but the e-mail field"];
  const document = await renderBlock(json, "score%20sdv=99&runid=ab12");
  expect(valueIn(document, "score sdv")).toBeUndefined();
  expect(valueIn(document, "runid")).toBeUndefined();
});

test("a field that the provider's call does not accept is left out", async () => {
  const document = await renderBlock(
    formWith(spotlerField("E-mail", "email"), spotlerField("Voornaam", "text")),
  );
  expect(document.body.textContent).not.toContain("Voornaam");
});

test.each([
  [everything, "spotler-center spotler-60 ground-brand"],
  [spotlerFormExamples["on the right, on an accent background"], "spotler-right spotler-60 ground-accent"],
  [spotlerFormExamples["with nothing but the e-mail field"], "spotler-left spotler-100 ground-sand"],
  [spotlerFormExamples["with a long title and text on white"], "spotler-left spotler-100 ground-white"],
  [{ ...everything, field_width: value("75"), field_alignment: value("boven") }, "spotler-left spotler-100"],
])("form %# has the classes for position, width and colour: %s", async (json, classes) => {
  expect((await renderBlock(json)).querySelector("main")?.firstElementChild?.className).toContain(classes);
});

/** Every selection of the fields that the provider's form has, and of none. */
const selections = ["id", "script_id", "alignment", "width", "color"].flatMap((_, from, names) => [
  names.slice(0, from + 1),
  ["id", ...names.slice(from + 1)],
]);
const specified: Record<string, string> = {
  id: "tips",
  script_id: "7f31",
  alignment: "center",
  width: "60",
  color: "brand",
};

test.each(selections.map((names) => ({ names })))(
  "a form with only $names has an e-mail field",
  async ({ names }) => {
    const fields = names.map((name) => [
      `field_${name === "id" ? "form_id" : name}`,
      value(specified[name] ?? ""),
    ]);
    const document = await renderBlock(
      paragraph("spotler_form", Object.fromEntries(fields)),
      "score+sdv=99&runid=ab12",
    );
    const input = document.querySelector<HTMLInputElement>("form[action='/nieuwsbrief'] input[type=email]");
    expect(input?.labels?.[0]?.textContent).toBe("E-mailadres *");
    expect(valueIn(document, "formId")).toBe("tips");
    expect([valueIn(document, "score sdv"), valueIn(document, "runid")]).toEqual(["99", "ab12"]);
  },
);

test.each([
  ["without an e-mail field", formWith(spotlerField("Voornaam", "text"))],
  ["with a hidden e-mail field", formWith(spotlerField("E-mailadres", "hidden", "jan@voorbeeld.nl"))],
])("a form whose list is %s has one nevertheless", async (_, json) => {
  const input = (await renderBlock(json)).querySelector<HTMLInputElement>("input[type=email]");
  expect([input?.labels?.[0]?.textContent, input?.value]).toEqual(["E-mailadres *", ""]);
});

test.each([
  ["without an id", { ...everything, field_form_id: [] }],
  ["with an invalid id", { ...everything, field_form_id: value("a b") }],
])("a form %s cannot be decoded", (_, json) => {
  expect(spotlerForm.decoder.safeParse(json).success).toBe(false);
});
