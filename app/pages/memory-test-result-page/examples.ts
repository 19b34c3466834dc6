import { ctaExamples } from "~/blocks/cta/examples";
import { textWithTitleExamples } from "~/blocks/text-with-title/examples";
import { html, node, paragraph, value } from "~/fields/wire-examples";

const scoreText = (body: string, score = "", age = "") =>
  paragraph("score_text_item", {
    field_body: html(`<p>${body}</p>`),
    field_score_group: score ? value(score) : [],
    field_age_group: age ? value(age) : [],
  });

export const memoryTestResultPageExamples = {
  "for yourself": node("memory_test_result_page", "De uitslag van je test", "/geheugentest/zelf/resultaat", {
    field_applicant: value("forMyself"),
    field_big_title: value(true),
    field_introduction_wysiwyg: html("<p>De test is geen diagnose.</p>"),
    field_score_text: [
      scoreText("Je vergeet weinig.", "0-9", "75"),
      scoreText("Je vergeet vaker iets.", "21-43"),
      scoreText("Praat met je huisarts als je je zorgen maakt."),
      paragraph("score_text_item"),
    ],
    field_paragraphs: [textWithTitleExamples["with a title and two paragraphs"]],
    field_page_content: [ctaExamples["with the brochures"]],
  }),
  "for someone else": node("memory_test_result_page", "De uitslag", "/geheugentest/ander/resultaat", {
    field_applicant: value("forOthers"),
    field_score_text: [
      scoreText("Er is weinig veranderd.", "", "56"),
      scoreText("Er is veel veranderd.", "", "57"),
    ],
  }),
  "with nothing but a title": node("memory_test_result_page", "Uitslag", "/geheugentest/resultaat"),
};
