import { expect, test } from "vitest";
import { paragraph, value } from "~/fields/wire-examples";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { MemoryTestResultPage } from "./component";
import { memoryTestResultPageExamples } from "./examples";

const forYourself = memoryTestResultPageExamples["for yourself"];
const renderPage = async (json: unknown) =>
  dom(await render(<MemoryTestResultPage page={pageOf("memory_test_result_page", json)} preview={false} />));

test("the score texts have their groups; an empty score text is left out", () => {
  expect(pageOf("memory_test_result_page", forYourself)).toMatchObject({
    applicant: "forMyself",
    scoreTexts: [
      { body: "<p>Je vergeet weinig.</p>", scoreGroup: "0-9", ageGroup: "75" },
      { body: "<p>Je vergeet vaker iets.</p>", scoreGroup: "21-43", ageGroup: null },
      { body: "<p>Praat met je huisarts als je je zorgen maakt.</p>", scoreGroup: null, ageGroup: null },
    ],
  });
});

test("the blocks follow the paragraphs; without a result there is no score text", async () => {
  const document = await renderPage(forYourself);
  const blocks = [...document.querySelectorAll("article > div")];
  expect(blocks.map((block) => block.querySelector("h2")?.textContent)).toEqual([
    "Hoe begin je erover?",
    "Is het dementie?",
  ]);
  expect(document.body.textContent).not.toContain("Je vergeet weinig.");
});

test("a result page has no share links", async () => {
  expect((await renderPage(forYourself)).querySelector("details[data-menu]")).toBeNull();
});

test("a broken paragraph does not affect the other blocks; an unknown applicant is null", () => {
  const json = {
    ...forYourself,
    field_paragraphs: [paragraph("quote")],
    field_applicant: value("forThePets"),
  };
  const page = pageOf("memory_test_result_page", json);
  expect(page.blocks.map(({ type }) => type)).toEqual(["broken", "cta"]);
  expect(page.applicant).toBeNull();
});
