import { z } from "zod";
import type { PageRule } from "./page-rules";

/** Code that editors add to the pages that match a rule, such as a style sheet. */
export interface CodeRule extends PageRule {
  code: string;
}

/** Drupal stores these settings as lines of text, as a list, or as checkbox values: `{ "news": "news", "quiz": 0 }`. */
const textsSetting = z
  .union([
    z.string().transform((lines) => lines.split(/\r\n?|\n/)),
    z.array(z.string()),
    z
      .record(z.string(), z.unknown())
      .transform((boxes) => Object.keys(boxes).filter((name) => boxes[name] && boxes[name] !== "0")),
  ])
  .nullish()
  .transform((texts) => (texts ?? []).map((text) => text.trim()).filter((text) => text !== ""));

/** An entry of the asset injector, or of a list with the same structure. */
export const codeRuleSchema = z
  .object({
    code: z.string().trim().min(1, "is empty"),
    paths: textsSetting,
    content_types: textsSetting,
    condition: z.string().nullish(),
  })
  .transform(
    ({ code, paths, content_types, condition }): CodeRule => ({
      code,
      paths,
      contentTypes: content_types,
      condition: condition?.trim().toUpperCase() === "AND" ? "AND" : "OR",
    }),
  );
