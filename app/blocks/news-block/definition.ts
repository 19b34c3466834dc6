import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { termField, textField } from "~/fields/drupal-fields";

export const newsBlock = defineBlock("news_block", {
  fields: z.object({ field_title: textField, field_news_category: termField }),
  read: ({ field_title, field_news_category }) => ({
    title: field_title,
    categoryId: field_news_category?.id ?? null,
  }),
  needsData: true,
});
