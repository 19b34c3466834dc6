import { expect, test } from "vitest";
import type { z } from "zod";
import { collectorSchema } from "~/features/collecting/schema";
import { collectorFields } from "~/features/collecting/wire";
import { blogSchema } from "~/features/community/blogs/schema";
import { noteSchema, reportSchema } from "~/features/community/moderation/schema";
import { detailsSchema } from "~/features/donations/schema";
import { messageSchema } from "~/features/inbox/schema";
import { profileSchema } from "~/features/profile/schema";
import { applicationSchemas } from "~/features/vacancies/application/schema";
import { applicationFields } from "~/features/vacancies/wire";
import { longest, longestOfModeration } from "../../services/community/contract";
import { longestOfGifts } from "../../services/giving/contract";
import { longestOfInbox } from "../../services/inbox/contract";
import { biographyLength } from "../../services/profile/contract";
import { lineText, paragraphsOf } from "./plain-text";

const fields: [name: string, field: z.ZodType, longest: number][] = [
  ["a biography", profileSchema.shape.biography, biographyLength],
  ["a message", messageSchema.shape.text, longestOfInbox.message],
  ["an introduction of a blog", blogSchema.shape.introduction, longest.blogIntroduction],
  ["a report", reportSchema.shape.words, longestOfModeration.report],
  ["a note", noteSchema.shape.words, longestOfModeration.note],
  ["a message with a gift", detailsSchema.shape.message, longestOfGifts.message],
  ["a remark of a collector", collectorSchema.shape.remark, collectorFields.remark.maxLength],
  ["a motivation", applicationSchemas.short.shape.motivation, applicationFields.motivation.maxLength],
];

test.each(fields)("a line break of %s counts as one letter, as browsers count it", (_, field, length) => {
  const text = `${"a\n".repeat(length / 2 - 1)}aa`;
  expect(field.parse(text.replaceAll("\n", "\r\n"))).toBe(text);
  expect(field.safeParse(`${text}a`).success).toBe(false);
});

test("paragraphs are what empty lines part", () => {
  expect(paragraphsOf("een\ntwee\n\n\ndrie")).toEqual(["een\ntwee", "drie"]);
});

test.each([
  ["  Anna \t\r\n de\u0007 Wit ", "Anna de Wit"],
  ["Anna \u202egpj.exe\u202c", "Anna gpj.exe"],
  ["\u2067Anna", "Anna"],
  ["أنا", "أنا"],
])("the line %j is %j", (typed, line) => expect(lineText(typed)).toBe(line));
