import { z } from "zod";
import { decodeBlocks } from "~/blocks/decode-blocks";
import type { ShownResult } from "~/features/memory-test/result";
import { referencesField, requiredHtmlField, textField, unknownListField } from "~/fields/drupal-fields";
import { commonPage, pageFields } from "~/pages/page-fields";

/** A text for one group of results; without groups it is the text for everyone. */
const scoreTextSchema = z
  .object({ field_body: requiredHtmlField, field_age_group: textField, field_score_group: textField })
  .transform((fields) => ({
    body: fields.field_body,
    /** As the CMS has it: '64', '64-to-74', '75', 'not-say', or a score ('56', '57') in the test for others. */
    ageGroup: fields.field_age_group,
    /** As the CMS has it: '0-9', '10-20', '21-43', '44-54', '55+'. */
    scoreGroup: fields.field_score_group,
  }));

/** Fields of spec 002, section 3, 'Memory test'. */
export const memoryTestResultPageSchema = z
  .object({
    ...pageFields,
    field_applicant: textField.catch(null),
    field_paragraphs: unknownListField.transform(decodeBlocks).catch([]),
    field_score_text: referencesField(scoreTextSchema).catch([]),
  })
  .transform((fields) => {
    const page = commonPage(fields);
    return {
      type: "memory_test_result_page" as const,
      ...page,
      blocks: [...fields.field_paragraphs, ...page.blocks],
      /** Whose memory was tested. */
      applicant: applicants.find((applicant) => applicant === fields.field_applicant) ?? null,
      scoreTexts: fields.field_score_text,
      /** Of the visitor's own test, filled in by the loader; null where there is none to show. */
      result: null as ShownResult | null,
    };
  });

const applicants = ["forMyself", "forOthers"] as const;
