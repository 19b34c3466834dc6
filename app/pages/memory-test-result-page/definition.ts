import { z } from "zod";
import { choiceField, permitted, withChoices } from "~/fields/choices";
import { definePage } from "~/fields/definitions";
import { blocksField, referencesField, requiredHtmlField, textField } from "~/fields/drupal-fields";

/** Of the test for oneself the ages, of the test for others the scores: at most 56, and 57 or more. */
const ageGroups = ["64", "64-to-74", "75", "not-say", "56", "57"] as const;
const scoreGroups = ["0-9", "10-20", "21-43", "44-54", "55+", "56", "57"] as const;

/** A text for one group of results; a text without groups is for every result. One with another group is left out. */
const scoreText = z
  .object({
    field_body: requiredHtmlField,
    field_age_group: withChoices(textField.pipe(permitted(ageGroups).nullable()), {
      values: ageGroups,
      otherwise: null,
    }),
    field_score_group: withChoices(textField.pipe(permitted(scoreGroups).nullable()), {
      values: scoreGroups,
      otherwise: null,
    }),
  })
  .transform((fields) => ({
    body: fields.field_body,
    /** As in the CMS: '64', '64-to-74', '75', 'not-say', or a score ('56', '57') in the test for others. */
    ageGroup: fields.field_age_group,
    /** As in the CMS: '0-9', '10-20', '21-43', '44-54', '55+'. */
    scoreGroup: fields.field_score_group,
  }));

const applicants = ["forMyself", "forOthers"] as const;

/** A personal result, so excluded from search engines. */
export const memoryTestResultPage = definePage("memory_test_result_page", {
  kind: "memoryTestResult",
  sheet: "memory-test",
  noindex: true,
  fields: z.object({
    field_applicant: choiceField(applicants, null).catch(null),
    field_paragraphs: blocksField.catch([]),
    field_score_text: referencesField({ score_text_item: scoreText }).catch([]),
  }),
  paragraphs: ({ field_paragraphs, field_page_content }) => [...field_paragraphs, ...field_page_content],
  read: (fields) => ({
    /** Which test the page shows the result of; null for either. */
    applicant: fields.field_applicant,
    scoreTexts: fields.field_score_text,
  }),
});
