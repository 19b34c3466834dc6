import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { MemoryTestResultPage } from "./component";
import { memoryTestResultPageExamples } from "./examples";

const forYourself = memoryTestResultPageExamples["for yourself"];
const renderPage = async (json: unknown) =>
  dom(await render(<MemoryTestResultPage page={pageOf("memory_test_result_page", json)} preview={false} />));

test("the texts of a result page keep their groups, and one without words is left out", () => {
  expect(pageOf("memory_test_result_page", forYourself)).toMatchObject({
    applicant: "forMyself",
    scoreTexts: [
      { body: "<p>Je vergeet weinig.</p>", scoreGroup: "0-9", ageGroup: "75" },
      { body: "<p>Je vergeet vaker iets.</p>", scoreGroup: "21-43", ageGroup: null },
      { body: "<p>Praat met je huisarts als je je zorgen maakt.</p>", scoreGroup: null, ageGroup: null },
    ],
  });
});

test("a result page shows its paragraphs, then its other blocks, and no text of a score nobody has", async () => {
  const document = await renderPage(forYourself);
  expect(document.querySelectorAll("article > .block")).toHaveLength(2);
  expect(document.querySelector("article > .block:last-child .cta-brochure")).not.toBeNull();
  expect(document.body.textContent).not.toContain("Je vergeet weinig.");
});

test("a result is nobody else's business: the page has no share links", async () => {
  expect((await renderPage(forYourself)).querySelector(".share")).toBeNull();
});

test("a bad paragraph costs only itself, and an applicant nobody knows is none", () => {
  const json = {
    ...forYourself,
    field_paragraphs: [paragraph("quote")],
    field_applicant: value("forThePets"),
  };
  const page = pageOf("memory_test_result_page", json);
  expect(page.blocks.map(({ type }) => type)).toEqual(["broken", "cta"]);
  expect(page.applicant).toBeNull();
});
