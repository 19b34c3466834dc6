import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { nodesField, textField } from "~/fields/drupal-fields";
import { columnsField, imageRatioField } from "~/fields/grid-items";
import { nodeCardSchema } from "~/fields/node-cards";

export const imageGridNode = defineBlock("image_grid_node", {
  fields: z.object({
    field_title: textField,
    field_columns: columnsField,
    field_image_ratio: imageRatioField,
    field_nodes: nodesField(nodeCardSchema),
  }),
  read: (fields) => ({
    title: fields.field_title,
    columns: fields.field_columns,
    ratio: fields.field_image_ratio,
    nodes: fields.field_nodes,
  }),
  section: "sand",
});
