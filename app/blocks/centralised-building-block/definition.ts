import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { booleanField, unknownListField } from "~/fields/drupal-fields";
import { withKind } from "~/fields/field-kinds";

const content = z.object({ status: booleanField, field_page_content: unknownListField });

const buildingBlockField = withKind(
  "building_block",
  unknownListField.transform(([first]) => first).pipe(content.nullish()),
);

/** Blocks that several pages share; they replace the building block (../decode-blocks.ts). */
export const centralisedBuildingBlock = defineBlock("centralised_building_block", {
  fields: z.object({ field_building_block: buildingBlockField }),
  read: ({ field_building_block: content }) => ({
    /** As sent by the CMS; empty where the referenced content is missing or unpublished. */
    paragraphs: content?.status ? content.field_page_content : [],
  }),
});
