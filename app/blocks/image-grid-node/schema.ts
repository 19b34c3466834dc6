import { z } from "zod";
import { htmlField, itemsField, pictureField, requiredTextField, textField } from "~/utils/drupal-fields";
import { plainText } from "~/utils/rich-text";
import { columnsField } from "../grid-with-image/schema";

const nodeCardSchema = z
  .object({
    title: requiredTextField,
    path: z.array(z.object({ alias: z.string().min(1) })).min(1),
    field_introduction_wysiwyg: htmlField,
    field_header_image_video: pictureField,
  })
  .transform((node) => ({
    link: { url: node.path[0]?.alias ?? "/", title: node.title, external: false },
    text: plainText(node.field_introduction_wysiwyg ?? ""),
    image: node.field_header_image_video,
  }));

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
