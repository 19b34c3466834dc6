import { z } from "zod";
import { columnsField } from "~/blocks/grid-with-image/definition";
import { itemsField, textField } from "~/fields/drupal-fields";
import { nodeCardSchema } from "./node-cards";

export const imageGridNodeSchema = z
  .object({
    field_title: textField,
    field_columns: columnsField,
    field_nodes: itemsField(nodeCardSchema),
  })
  .transform((fields) => ({
    type: "image_grid_node" as const,
    title: fields.field_title,
    columns: fields.field_columns,
    nodes: fields.field_nodes,
  }));
