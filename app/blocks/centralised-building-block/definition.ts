import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { booleanField, unknownListField } from "~/fields/drupal-fields";
import { withKind } from "~/fields/field-kinds";

const content = z.object({ status: booleanField, field_page_content: unknownListField });

const buildingBlockField = withKind(
  "building_block",
  unknownListField.transform(([first]) => first).pipe(content.nullish()),
);

/** A block whose blocks are written once, for several pages; they take its place (../decode-blocks.ts). */
export const centralisedBuildingBlock = defineBlock("centralised_building_block", {
  fields: z.object({ field_building_block: buildingBlockField }),
  read: ({ field_building_block: content }) => ({
    /** As the CMS sends them; none without a value, or where the content is switched off. */
    paragraphs: content?.status ? content.field_page_content : [],
  }),
});
