import { expect, test } from "vitest";
import { link, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { DonatieBlock } from "./component";
import { donatie } from "./definition";
import { donatieExamples } from "./examples";

const example = donatieExamples["with everything"];
const renderBlock = async (json: unknown) =>
  dom(await render(<DonatieBlock block={donatie.decoder.parse(json)} />));

test.each([
  { field: link("internal:/collecte", "Loop mee"), url: "/collecte", text: "Loop mee" },
  { field: link("internal:/collecte", ""), url: "/collecte", text: "Doneer nu" },
  { field: [], url: "/doneren", text: "Doneer nu" },
  { field: link("javascript:x()", "Klik"), url: "/doneren", text: "Doneer nu" },
])("the button '$text' links to $url", async ({ field, url, text }) => {
  const button = (await renderBlock({ ...example, field_link: field })).querySelector("a");
  expect(button?.getAttribute("href")).toBe(url);
  expect(button?.textContent).toBe(text);
});

test("the picture is decorative, and without one there is no empty element", async () => {
  expect((await renderBlock(example)).querySelector("img")?.getAttribute("alt")).toBe("");
  const plain = await renderBlock(donatieExamples["with nothing but a title"]);
  expect(plain.querySelector("img, p")).toBeNull();
  expect(plain.querySelectorAll("div:empty")).toHaveLength(0);
  expect(plain.querySelector("h2")?.textContent).toBe("Geef voor de hulplijn");
});

test("a block without a title cannot be decoded", () => {
  expect(donatie.decoder.safeParse({ ...example, field_title: value("") }).success).toBe(false);
});
