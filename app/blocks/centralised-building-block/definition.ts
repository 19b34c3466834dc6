import { z } from "zod";
import type { PageBlock } from "~/blocks/definitions";
import { booleanField, unknownListField } from "~/fields/drupal-fields";

/** A block whose blocks are written once, for several pages. */
export interface CentralisedBuildingBlock {
  type: "centralised_building_block";
  /** As the CMS sends them; none where there is no value, or where it is switched off. */
  paragraphs: unknown[];
  /** What decode-blocks.ts makes of them. */
  blocks: PageBlock[];
}

const contentSchema = z.object({ status: booleanField, field_page_content: unknownListField });

/** Shown only if it has a value and its referenced content has status true (spec 000, section 3). */
export const centralisedBuildingBlockSchema = z
  .object({
    field_building_block: unknownListField.transform(([first]) => first).pipe(contentSchema.nullish()),
  })
  .transform(
    ({ field_building_block: content }): CentralisedBuildingBlock => ({
      type: "centralised_building_block",
      paragraphs: content?.status ? content.field_page_content : [],
      blocks: [],
    }),
  );
