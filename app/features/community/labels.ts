import type { TFunction } from "i18next";

/** The labels of the fields of a conversation, for the list of errors. */
export const conversationLabels = (t: TFunction<"Common">) => ({
  title: t("community.start.label"),
  topic: t("community.start.topic"),
  text: t("community.start.text"),
});
