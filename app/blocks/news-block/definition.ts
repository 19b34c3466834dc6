import { z } from "zod";
import type { ListedNewsItem } from "~/features/news/latest";
import { termField, textField } from "~/fields/drupal-fields";

export const newsBlockSchema = z
  .object({ field_title: textField, field_news_category: termField })
  .transform(({ field_title, field_news_category }) => {
    // The items come from the product API: `loadBlockData` puts them in.
    const items: ListedNewsItem[] = [];
    return {
      type: "news_block" as const,
      title: field_title,
      categoryId: field_news_category?.id ?? null,
      items,
    };
  });
