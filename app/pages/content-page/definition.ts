import { z } from "zod";
import { definePage } from "~/fields/definitions";

export const contentPage = definePage("content_page", {
  kind: "contentPage",
  isArticle: true,
  hasFeedbackForm: true,
  fields: z.object({}),
  read: () => ({}),
});
