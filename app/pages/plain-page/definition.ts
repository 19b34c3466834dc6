import { z } from "zod";
import { definePage } from "~/fields/definitions";

export const overDeRegio = definePage("over_de_regio", {
  kind: "overDeRegio",
  isArticle: true,
  hasFeedbackForm: true,
  fields: z.object({}),
  read: () => ({}),
});

export const quiz = definePage("quiz", { kind: "quiz", fields: z.object({}), read: () => ({}) });
